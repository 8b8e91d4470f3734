import { type ComponentProps, Suspense } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { PriceParts } from '../services/price-parts.tsx'

const uses = [
  ['Compute the minimum MRP', 'from size, pages, binding and paper.'],
  ['Compare earnings', 'of one copy and of a thousand, at one price and at another.'],
  ['Adjust your pricing', 'until the royalty and the reader are both content.'],
] as const

export function CalculatorPromo(example: ComponentProps<typeof PriceParts>) {
  return (
    <section aria-labelledby="calculator" className="border-b border-line bg-leaf">
      <div className="page-width section-space grid gap-x-16 grid-cols-[minmax(0,1fr)] gap-y-6 md:gap-y-10 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="calculator" className="text-2xl">
            Know what a copy earns before you print one
          </h2>
          <ul className="mt-4 space-y-3 md:mt-6 md:space-y-4">
            {uses.map(([use, rest]) => (
              <li key={use} className="flex gap-4 text-lg">
                <span aria-hidden="true" className="mt-2.5 size-2.5 shrink-0 rounded-full bg-turmeric" />
                <span>
                  <strong className="font-semibold">{use}</strong> {rest}
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink to="/royaltyform" className="mt-5 md:mt-8">
            Calculate Your Royalties Now
          </ButtonLink>
        </div>
        <Suspense fallback={null}>
          <PriceParts {...example} />
        </Suspense>
      </div>
    </section>
  )
}
