import { Link, useHydrated } from '@tanstack/react-router'
import { absolute } from '../../origin.ts'
import { Button } from '../../ui/button.tsx'
import { CopiedLink, useCopiedLink } from '../share/copied-link.tsx'
import { calculationTexts } from './calculation-parameters.ts'
import { type Calculation, calculationAddress, searchOf } from './calculation-search.ts'

/** The calculation to take along: as a link that opens it again, or on paper. */
export function KeepResult({ calculation }: { calculation: Calculation }) {
  const alive = useHydrated()
  const search = searchOf(calculation)
  const address = absolute(calculationAddress(search))
  const { outcome, copy } = useCopiedLink(address)

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
      <div className="mt-3">
        <CopiedLink outcome={outcome} address={address} label="Link to this calculation" />
      </div>
    </section>
  )
}
