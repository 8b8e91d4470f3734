import { examplePrice, rupees } from './example-price.ts'

const { mrp } = examplePrice

const parts = [
  { name: 'Printing', amount: examplePrice.printing, colour: 'bg-info' },
  { name: 'Distribution', amount: examplePrice.distribution, colour: 'bg-turmeric' },
  { name: 'Platform margin', amount: examplePrice.margin, colour: 'bg-edge' },
  { name: 'Your royalty', amount: examplePrice.royalty, colour: 'bg-palm' },
] as const

/** Where each rupee of one book's price goes. */
export function PriceParts() {
  return (
    <figure className="rounded-lg border border-line bg-paper p-6 text-ink md:p-8">
      <figcaption className="font-title text-lg">
        One copy of a paperback, 7 X 9 in, 250 pages, at its suggested MRP
      </figcaption>
      <div aria-hidden="true" className="mt-5 flex h-4 gap-0.5 overflow-hidden rounded-sm">
        {parts.map(({ name, amount, colour }) => (
          <span key={name} className={colour} style={{ flexGrow: amount }} />
        ))}
      </div>
      <dl className="mt-4 divide-y divide-line tabular-nums">
        {parts.map(({ name, amount, colour }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 py-2 last:font-semibold last:text-palm"
          >
            <dt className="flex items-baseline gap-3">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
              {name}
            </dt>
            <dd>{rupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="flex justify-between gap-4 border-t-2 border-ink pt-3 font-semibold tabular-nums">
        <span>MRP</span>
        <span>{rupees(mrp)}</span>
      </p>
    </figure>
  )
}
