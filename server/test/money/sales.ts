import { paise } from '@panai/contract/money/money'
import type { Database } from '../../src/db/database.ts'
import type { NewPayout, NewSale } from '../../src/features/royalties/decide-entries.ts'
import { makePayout } from '../../src/features/royalties/make-payout.ts'
import { recordSales } from '../../src/features/royalties/record-sales.ts'
import { settlePayout } from '../../src/features/royalties/settle-payout.ts'

/** What the tests of this feature sell and pay. */

let made = 0

/** Another sale each time, of two copies. */
export function aSale(authorId: number, given: Partial<NewSale> = {}): NewSale {
  made += 1
  return {
    authorId,
    bookId: null,
    format: 'paperback',
    channel: 'amazon',
    soldOn: '2026-03-14',
    quantity: 2,
    amount: paise(59_800),
    royalty: paise(17_940),
    buyerName: 'Demo buyer',
    source: 'test',
    reference: `row ${made}`,
    ...given,
  }
}

/** Copies that came back. */
export function aReturn(authorId: number, given: Partial<NewSale> = {}): NewSale {
  return aSale(authorId, { quantity: -1, amount: paise(-29_900), royalty: paise(-8_970), ...given })
}

export function aPayout(authorId: number, given: Partial<NewPayout> = {}): NewPayout {
  made += 1
  return {
    authorId,
    paidOn: '2026-04-05',
    amount: paise(5_000),
    withheld: paise(0),
    method: 'Bank transfer',
    reference: `run ${made}`,
    ...given,
  }
}

export function sell(db: Database, ...sales: NewSale[]): Promise<number> {
  return db.transaction().execute((tx) => recordSales(tx, sales))
}

export function pay(db: Database, payout: NewPayout): Promise<number> {
  return db.transaction().execute((tx) => makePayout(tx, payout))
}

export function complete(db: Database, id: number, transactionId: string | null = null): Promise<void> {
  return db.transaction().execute((tx) => settlePayout(tx, id, { status: 'completed', transactionId }))
}

export function fail(db: Database, id: number): Promise<void> {
  const failure = { status: 'failed', failedOn: '2026-04-09', reason: 'The bank returned it' } as const
  return db.transaction().execute((tx) => settlePayout(tx, id, failure))
}
