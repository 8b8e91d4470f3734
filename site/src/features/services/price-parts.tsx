import { localised } from '@panai/contract/language/localised'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { PriceParts as Price } from '@panai/contract/royalties/rates'
import { use } from 'react'

const words = localised(
  {
    example: 'One copy of a paperback, 7 X 9 in, 250 pages, at its suggested MRP',
    printing: 'Printing',
    distribution: 'Distribution',
    margin: 'Platform margin',
    royalty: 'Your royalty',
    mrp: 'MRP',
  },
  {
    example: 'சாதா அட்டை (பேப்பர்பேக்), 7 X 9 அங்குலம், 250 பக்கங்கள்: பரிந்துரைக்கும் விலையில் ஒரு பிரதி',
    printing: 'அச்சு',
    distribution: 'விநியோகம்',
    margin: 'தளத்தின் பங்கு',
    royalty: 'உங்கள் உரிமைத்தொகை',
    mrp: 'அதிகபட்ச விலை (MRP)',
  },
)

const looks = [
  { part: 'printing', name: words.printing, colour: 'bg-info' },
  { part: 'distribution', name: words.distribution, colour: 'bg-turmeric' },
  { part: 'margin', name: words.margin, colour: 'bg-edge' },
  { part: 'royalty', name: words.royalty, colour: 'bg-palm' },
] as const

type PricePartsProps = { price: Price | null | Promise<Price | null> }

/** Where each rupee of one book's price goes. Nothing when that could not be learned. */
export function PriceParts({ price: loaded }: PricePartsProps) {
  const price = loaded instanceof Promise ? use(loaded) : loaded
  if (!price) return null
  return (
    <figure className="rounded-lg border border-line bg-paper p-[min(1.5rem,7vw)] text-ink md:p-8">
      <figcaption className="font-title text-lg">{words.example}</figcaption>
      <div aria-hidden="true" className="mt-5 flex h-4 gap-0.5 overflow-hidden rounded-sm">
        {looks.map(({ part, colour }) => (
          <span key={part} className={colour} style={{ flexGrow: price[part] }} />
        ))}
      </div>
      <dl className="mt-4 divide-y divide-line tabular-nums">
        {looks.map(({ part, name, colour }) => (
          <div
            key={part}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 last:font-semibold last:text-palm"
          >
            <dt className="flex items-baseline gap-3">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
              {name}
            </dt>
            <dd>{writtenRupees(price[part])}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-between gap-x-4 border-t-2 border-ink pt-3 font-semibold tabular-nums">
        <span>{words.mrp}</span>
        <span>{writtenRupees(price.mrp)}</span>
      </p>
    </figure>
  )
}
