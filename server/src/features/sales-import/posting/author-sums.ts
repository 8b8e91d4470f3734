import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Earned } from '../../agreements/index.ts'
import { sharesOf } from './judge-line.ts'

type Sum = { sales: number; copies: number; royalty: number }

/** What rows come to for each author, in paise. */
export class AuthorSums {
  readonly #sums = new Map<number, Sum>()

  add(earned: readonly Earned[]): void {
    for (const { authorId, royalty, copies } of sharesOf(earned)) {
      const sum = this.#sums.get(authorId)
      if (sum) {
        sum.sales += 1
        sum.copies += copies
        sum.royalty += royalty
      } else this.#sums.set(authorId, { sales: 1, copies, royalty })
    }
  }

  /** The opposite, of what was there before. */
  takeOff(shares: readonly { authorId: number; royalty: number; copies: number }[]): void {
    for (const { authorId, royalty, copies } of shares) {
      const sum = this.#sums.get(authorId) ?? { sales: 0, copies: 0, royalty: 0 }
      this.#sums.set(authorId, {
        sales: sum.sales - 1,
        copies: sum.copies - copies,
        royalty: sum.royalty - royalty,
      })
    }
  }

  /** In the order of ids. */
  entries(): [authorId: number, sum: Sum][] {
    return [...this.#sums].sort(([one], [other]) => one - other)
  }

  /** Adds them to what is stored of the import. */
  async store(tx: Tx, importId: number): Promise<void> {
    const rows = this.entries().map(([author, sum]) => ({ author, ...sum }))
    await sql`
      insert into sales_import_authors as kept (import_id, author_id, sales, copies, royalty_paise)
      select ${importId}, author, sales, copies, royalty from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(author integer, sales integer, copies bigint, royalty bigint)
      on conflict (import_id, author_id) do update set sales = kept.sales + excluded.sales,
        copies = kept.copies + excluded.copies, royalty_paise = kept.royalty_paise + excluded.royalty_paise`.execute(
      tx,
    )
    await sql`delete from sales_import_authors where import_id = ${importId} and sales <= 0`.execute(tx)
  }
}
