import { type Paise, paise } from '@panai/contract/money'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { PricedLine, RoyaltyDecision } from '../agreements/royalty-decision.ts'

export type { Earned } from '../agreements/royalty-decision.ts'

type Terms = ReadonlyMap<number, { authorId: number; mrp: Paise }>

/** Ten of a hundred of what reaches us, to the book's author, until agreements say what they give. */
export async function loadTerms(db: Database | Tx, bookIds: readonly number[]): Promise<Terms> {
  const rows = await db
    .selectFrom('books')
    .select(['id', 'author_id', 'mrp_paise'])
    .where('id', '=', sql<number>`any(${[...bookIds]}::integer[])`)
    .execute()
  return new Map(
    rows.map(({ id, author_id, mrp_paise }) => [id, { authorId: author_id, mrp: paise(mrp_paise) }]),
  )
}

export function decideRoyalty(terms: Terms, line: PricedLine): RoyaltyDecision {
  const term = terms.get(line.bookId)
  if (!term) return { kind: 'waits', for: 'terms' }
  const base = line.royalty ?? line.proceeds ?? line.amount
  if (base === null) return { kind: 'waits', for: 'price' }
  const rate = line.royalty === null ? 1_000 : 10_000
  const royalty = line.royalty ?? paise(Math.trunc((base * rate) / 10_000))
  return {
    kind: 'earns',
    basis: line.royalty === null ? 'net' : 'file',
    ruleId: null,
    listPrice: line.listPrice ?? term.mrp,
    base,
    cost: paise(0),
    rate,
    royalty,
    shares: [{ authorId: term.authorId, share: 10_000, royalty }],
  }
}
