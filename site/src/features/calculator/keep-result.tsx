import { localised } from '@panai/contract/language/localised'
import { Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageUrl } from '../../origin.ts'
import { Button } from '../../ui/button.tsx'
import { Words } from '../../ui/words.tsx'
import { CopiedLink, useCopiedLink } from '../share/copied-link.tsx'
import { calculationTexts } from './calculation-parameters.ts'
import { type Calculation, calculationAddress, searchOf } from './calculation-search.ts'

const words = localised(
  {
    title: 'Keep this calculation',
    copy: 'Copy link',
    print: 'Print',
    label: 'Link to this calculation',
    opens: (link: (name: string) => ReactNode) => (
      <>
        {link('Its link')} opens it again with every figure that you entered. Nothing of it is stored with us.
      </>
    ),
  },
  {
    title: 'இந்தக் கணக்கை வைத்துக்கொள்ளுங்கள்',
    copy: 'இணைப்பை எடுக்க',
    print: 'அச்சிடுக',
    label: 'இந்தக் கணக்கின் இணைப்பு',
    opens: (link: (name: string) => ReactNode) => (
      <>
        {link('இந்தக் கணக்கின் இணைப்பில்')} நீங்கள் எழுதிய எண்கள் அனைத்தையும் மீண்டும் பார்க்கலாம். நாங்கள் எதையும் சேமித்து வைப்பதில்லை.
      </>
    ),
  },
)

/** The calculation to take along: as a link that opens it again, or on paper. */
export function KeepResult({ calculation }: { calculation: Calculation }) {
  const alive = useHydrated()
  const search = searchOf(calculation)
  const address = pageUrl(calculationAddress(search))
  const { outcome, copy } = useCopiedLink(address)

  return (
    <section aria-labelledby="keep" className="rounded-lg border border-line p-4 sm:p-6 print:hidden">
      <h2 id="keep" className="text-xl">
        <Words text={words.title} />
      </h2>
      <p className="mt-2 text-ink-soft">
        {words.opens((name) => (
          <Link
            to="/royaltyform"
            search={calculationTexts(search)}
            resetScroll={false}
            className="text-palm underline underline-offset-4 hover:decoration-2"
          >
            {name}
          </Link>
        ))}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!alive} onClick={copy}>
          {words.copy}
        </Button>
        <Button variant="secondary" disabled={!alive} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <div className="mt-3">
        <CopiedLink outcome={outcome} address={address} label={words.label} />
      </div>
    </section>
  )
}
