import { localised } from '@panai/contract/language/localised'
import { type ComponentProps, Suspense } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { PriceParts } from '../services/price-parts.tsx'

const words = localised(
  {
    title: 'Know what a copy earns before you print one',
    uses: [
      ['Compute the minimum MRP', 'from size, pages, binding and paper.'],
      ['Compare earnings', 'of one copy and of a thousand, at one price and at another.'],
      ['Adjust your pricing', 'until the royalty and the reader are both content.'],
    ],
    calculate: 'Calculate Your Royalties Now',
  },
  {
    title: 'அச்சிடும் முன்பே ஒரு பிரதி என்ன தரும் என்று பாருங்கள்',
    uses: [
      ['குறைந்தபட்ச விலையைக் கணக்கிடலாம்:', 'நூல் அளவு, பக்கங்கள், அட்டை வகை, தாள் ஆகியவற்றைக் கொண்டு.'],
      ['வருமானத்தை ஒப்பிடலாம்:', 'ஒரு பிரதிக்கும் ஆயிரம் பிரதிகளுக்கும், இந்த விலைக்கும் வேறொரு விலைக்கும்.'],
      ['விலையை மாற்றிப் பார்க்கலாம்:', 'உங்களுக்கும் வாசகருக்கும் மனநிறைவு தரும்வரை.'],
    ],
    calculate: 'உரிமைத்தொகையைக் கணக்கிடுக',
  },
)

export function CalculatorPromo(example: ComponentProps<typeof PriceParts>) {
  return (
    <section aria-labelledby="calculator" className="border-b border-line bg-leaf">
      <div className="page-width section-space grid gap-x-16 grid-cols-[minmax(0,1fr)] gap-y-6 md:gap-y-10 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="calculator" className="text-2xl">
            {words.title}
          </h2>
          <ul className="mt-4 space-y-3 md:mt-6 md:space-y-4">
            {words.uses.map(([use, rest]) => (
              <li key={use} className="flex gap-4 text-lg">
                <span aria-hidden="true" className="mt-2.5 size-2.5 shrink-0 rounded-full bg-turmeric" />
                <span>
                  <strong className="font-semibold">{use}</strong> {rest}
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink to="/royaltyform" className="mt-5 md:mt-8">
            {words.calculate}
          </ButtonLink>
        </div>
        <Suspense fallback={null}>
          <PriceParts {...example} />
        </Suspense>
      </div>
    </section>
  )
}
