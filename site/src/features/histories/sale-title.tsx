import type { Sale } from '@panai/contract/royalties'
import { explainRoyalty } from '@panai/contract/royalty-working'
import { channelNames } from '@panai/contract/sales-channels'
import { scriptLanguage } from '@panai/contract/script-language'
import { Badge } from '../../ui/badge.tsx'
import type { HistoryPage } from './read-history.ts'

type SaleTitleProps = { readonly sale: HistoryPage<Sale>['rows'][number] }

/** The title of the book, whether it was returned, and how the royalty was calculated. */
export function SaleTitle({ sale }: SaleTitleProps) {
  const { book_title, quantity } = sale
  return (
    <>
      {book_title ? <span lang={scriptLanguage(book_title)}>{book_title}</span> : 'Unknown'}
      {(quantity ?? 0) < 0 && (
        <>
          {' '}
          <Badge tone="grey">Return</Badge>
        </>
      )}
      <Working sale={sale} />
    </>
  )
}

function Working({ sale: { working, channel, royalty } }: SaleTitleProps) {
  if (!working || !channel) return null
  const steps = explainRoyalty(working, channelNames[channel], royalty ?? 0)
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-palm underline-offset-4 hover:underline">
        How was this worked out?
      </summary>
      <ol className="mb-2 list-inside list-decimal space-y-1 text-left text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
