import { Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { absolute } from '../../origin.ts'
import { Button } from '../../ui/button.tsx'
import { fieldClass } from '../../ui/field.tsx'
import { calculationTexts } from './calculation-parameters.ts'
import { type Calculation, calculationAddress, searchOf } from './calculation-search.ts'

/** The calculation to take along: as a link that opens it again, or on paper. */
export function KeepResult({ calculation }: { calculation: Calculation }) {
  const alive = useHydrated()
  const search = searchOf(calculation)
  const address = calculationAddress(search)
  const [copied, setCopied] = useState<{ address: string; worked: boolean } | null>(null)
  const outcome = copied?.address === address ? copied : null

  async function copy() {
    // Browsers give the clipboard to secure pages only, and may refuse it there.
    const worked = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(absolute(address)))
      .then(
        () => true,
        () => false,
      )
    setCopied({ address, worked })
  }

  return (
    <section aria-labelledby="keep" className="rounded-lg border border-line p-4 sm:p-6 print:hidden">
      <h2 id="keep" className="text-xl">
        Keep this calculation
      </h2>
      <p className="mt-2 text-ink-soft">
        <Link
          to="/royaltyform"
          search={calculationTexts(search)}
          resetScroll={false}
          className="text-palm underline underline-offset-4 hover:decoration-2"
        >
          Its link
        </Link>{' '}
        opens it again with every figure that you entered. Nothing of it is stored with us.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!alive} onClick={copy}>
          Copy link
        </Button>
        <Button variant="secondary" disabled={!alive} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm">
        {outcome?.worked && 'The link is copied.'}
        {outcome?.worked === false && 'Your browser did not let us copy. Please copy the link from here:'}
      </p>
      {outcome?.worked === false && (
        <input
          readOnly
          aria-label="Link to this calculation"
          value={absolute(address)}
          ref={(field) => field?.select()}
          className={fieldClass}
        />
      )}
    </section>
  )
}
