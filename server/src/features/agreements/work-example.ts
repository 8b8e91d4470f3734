import { messages } from '@panai/contract/http/messages'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import { type Paise, paise, toRupees } from '@panai/contract/money/money'
import { waitingReasons } from '@panai/contract/royalties/royalty-terms'
import type { WorkedExample } from '@panai/contract/royalties/staff/terms'
import { toPercent } from '@panai/contract/royalties/staff/terms-fields'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { decideRoyalty } from './decide-royalty.ts'
import { loadTerms } from './load-terms.ts'

type Asked = {
  format: BookFormat
  channel: SalesChannel
  sold_on: string
  copies: number
  price?: number | undefined
  received?: number | undefined
}

/** What each author would earn from copies of a book, in rupees. @throws Refusal not_found when there is no such book. */
export async function workExample(db: Database, bookId: number, asked: Asked): Promise<WorkedExample> {
  const terms = await loadTerms(db, [bookId])
  if (!terms.books.has(bookId)) throw new Refusal('not_found', messages.bookNotFound)
  const decision = decideRoyalty(terms, {
    bookId,
    format: asked.format,
    channel: asked.channel,
    soldOn: asked.sold_on,
    units: asked.copies,
    pages: 0,
    listPrice: toPaise(asked.price),
    amount: null,
    proceeds: toPaise(asked.received),
    royalty: null,
    basis: null,
  })
  if (decision.kind === 'waits')
    return {
      waits: waitingReasons[decision.for],
      rule_id: null,
      basis: null,
      percent: null,
      base: null,
      cost: null,
      royalty: null,
      shares: [],
    }
  const { basis, ruleId, rate, base, cost, royalty, shares } = decision
  const names = await namesOf(
    db,
    shares.map(({ authorId }) => authorId),
  )
  return {
    waits: null,
    rule_id: ruleId,
    basis: basis === 'file' ? null : basis,
    percent: toPercent(rate),
    base: toRupees(base),
    cost: toRupees(cost),
    royalty: toRupees(royalty),
    shares: shares.map((share) => ({
      author_id: share.authorId,
      author_name: names.get(share.authorId) ?? '',
      percent: toPercent(share.share),
      royalty: toRupees(share.royalty),
    })),
  }
}

function toPaise(rupees: number | undefined): Paise | null {
  return rupees === undefined ? null : paise(Math.round(rupees * 100))
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('authors').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
