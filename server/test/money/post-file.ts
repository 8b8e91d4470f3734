import { randomUUID } from 'node:crypto'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { Database } from '../../src/db/database.ts'
import type { Tx } from '../../src/db/transaction.ts'
import { lockAuthors } from '../../src/features/royalties/lock-authors.ts'
import { postOne } from '../../src/features/royalties/post.ts'

/** A row of a file as the tests sell it: of a book, by its authors' shares. Money in paise. */
export type SampleLine = {
  bookId: number
  channel: SalesChannel
  format: BookFormat
  soldOn: string
  sold: number
  returned: number
  gross: number
  pays: number
  /** In ten-thousandths; together 10000. */
  shares: readonly { authorId: number; share: number; royalty: number }[]
  ruleId?: number
}

type SampleFile = {
  lines: readonly SampleLine[]
  isEstimate?: boolean
  /** ISO dates. */
  covers?: readonly [from: string, to: string]
}

/** A file of one channel or of several, posted as one journal for each of its rows. Estimated rows are kept and never posted. */
export function postFile(db: Database, file: SampleFile): Promise<{ id: number; journals: number[] }> {
  return db.transaction().execute(async (tx) => {
    await lockAuthors(
      tx,
      file.lines.flatMap(({ shares }) => shares.map(({ authorId }) => authorId)),
    )
    const { id } = await tx
      .insertInto('sales_imports')
      .values({
        kind: 'file',
        state: 'ready',
        file_name: 'sample.csv',
        file_sha256: randomUUID().replaceAll('-', '').repeat(2),
        channel:
          new Set(file.lines.map(({ channel }) => channel)).size === 1
            ? (file.lines[0]?.channel ?? null)
            : null,
        is_estimate: file.isEstimate ?? false,
        covers_from: file.covers?.[0] ?? null,
        covers_to: file.covers?.[1] ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const journals: number[] = []
    for (const [at, line] of file.lines.entries()) {
      const row = await keepLine(tx, id, at + 2, line, file.isEstimate ?? false)
      if (!file.isEstimate) journals.push(await postLine(tx, row, line))
    }
    await tx.updateTable('sales_imports').set({ state: 'posted' }).where('id', '=', id).execute()
    return { id, journals }
  })
}

async function keepLine(tx: Tx, importId: number, row: number, line: SampleLine, isEstimate: boolean) {
  return tx
    .insertInto('sale_lines')
    .values({
      import_id: importId,
      row_number: row,
      hash: randomUUID(),
      measure: 'copies',
      channel: line.channel,
      is_estimate: isEstimate,
      format: line.format,
      period_from: line.soldOn,
      period_to: line.soldOn,
      units: line.sold - line.returned,
      units_sold: line.sold,
      units_returned: line.returned,
      free_units: 0,
      pages: 0,
      currency: 'INR',
      amount: line.gross,
      proceeds: line.pays,
      book_id: line.bookId,
      matched_by: 'isbn',
      state: isEstimate ? 'estimate' : 'posted',
      amount_paise: line.gross,
      proceeds_paise: line.pays,
    })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
}

async function postLine(
  tx: Tx,
  { id, hash }: { id: number; hash: string },
  line: SampleLine,
): Promise<number> {
  const royalty = line.shares.reduce((sum, share) => sum + share.royalty, 0)
  const journal = await postOne(tx, {
    kind: 'sale',
    occurredOn: line.soldOn,
    reason: 'Sales of a file',
    reference: `row ${id}`,
    postings: [
      { account: `channel:${line.channel}`, amount: paise(line.pays) },
      ...line.shares.map(
        ({ authorId, royalty: earned }) =>
          ({ account: `author:${authorId}`, amount: paise(-earned) }) as const,
      ),
      { account: 'company', amount: paise(royalty - line.pays) },
    ],
  })
  // One sale a statement, so that what leads is found among those that are there already.
  for (const share of line.shares)
    await tx
      .insertInto('sales')
      .values({
        author_id: share.authorId,
        book_id: line.bookId,
        format: line.format,
        channel: line.channel,
        sold_on: line.soldOn,
        quantity: line.sold - line.returned,
        amount_paise: line.gross,
        royalty_paise: share.royalty,
        source: 'sample',
        reference: `row ${id}`,
        journal_id: journal,
        line_id: id,
        line_hash: hash,
        basis: 'net',
        base_paise: line.pays,
        cost_paise: 0,
        rate_bp: 5_000,
        share_bp: share.share,
        rule_id: line.ruleId ?? null,
      })
      .execute()
  return journal
}
