import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { Sale } from '@panai/contract/royalties/royalties'
import { Badge } from '../../ui/badge.tsx'
import { Words } from '../../ui/words.tsx'
import { RoyaltySteps } from '../author-area/royalty-steps.tsx'
import type { HistoryPage } from './read-history.ts'

type SaleTitleProps = { readonly sale: HistoryPage<Sale>['rows'][number] }

/** The title of the book, whether it was returned, and how the royalty was calculated. */
export function SaleTitle({ sale }: SaleTitleProps) {
  const { book_title, quantity, working, channel, royalty } = sale
  return (
    <>
      {book_title ? (
        <span lang={scriptLanguage(book_title)}>
          <Words text={book_title} lang={scriptLanguage(book_title)} />
        </span>
      ) : (
        localised('Unknown', 'பட்டியலில் இல்லாத நூல்')
      )}
      {(quantity ?? 0) < 0 && (
        <>
          {' '}
          <Badge tone="grey">{localised('Return', 'திரும்பியது')}</Badge>
        </>
      )}
      {working && channel && <RoyaltySteps working={working} channel={channel} royalty={royalty ?? 0} />}
    </>
  )
}
