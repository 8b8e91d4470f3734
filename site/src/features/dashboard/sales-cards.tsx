import { localised } from '@panai/contract/language/localised'
import type { SalesSummary } from '@panai/contract/royalties/royalties'
import { dateWords } from '../../reading/date-words.ts'
import { wholeNumber, wholeRupees } from '../../reading/whole-rupees.ts'

const figures = [
  {
    title: localised('Last Book Sold On', 'கடைசியாக விற்ற நாள்'),
    read: ({ last_sale_date }: SalesSummary) =>
      last_sale_date ? dateWords(last_sale_date) : localised('Never', 'இன்னும் இல்லை'),
  },
  {
    title: localised('Total Books Sold', 'விற்ற பிரதிகள்'),
    read: (sales: SalesSummary) => wholeNumber(sales.total_books_sold),
  },
  {
    title: localised('Lifetime Earning', 'இதுவரை வருமானம்'),
    read: (sales: SalesSummary) => wholeRupees(sales.lifetime_earnings),
  },
  {
    title: localised('Unpaid Royalty', 'உங்களுக்குத் தர வேண்டியது'),
    read: (sales: SalesSummary) => wholeRupees(sales.unpaid_royalty),
  },
] as const

type SalesCardsProps = {
  /** Null where they could not be had. */
  readonly sales: SalesSummary | null
}

/** What the author's books have brought, in four figures. */
export function SalesCards({ sales }: SalesCardsProps) {
  return (
    <dl aria-label={localised('Sales', 'விற்பனை')} className="grid grid-cols-2 gap-3 lg:grid-cols-1">
      {figures.map(({ title, read }) => (
        <div key={title} className="rounded-lg border border-line px-4 py-3">
          <dt className="text-ink-soft text-sm">{title}</dt>
          <dd className="font-title text-xl tabular-nums">{sales ? read(sales) : <Unknown />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** No figure is better than a wrong one. */
const Unknown = () => <span title={localised('Could not be fetched', 'பெற முடியவில்லை')}>-</span>
