import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { SizeChoice } from '@panai/contract/manuscripts/size-choice'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { printedSize } from '../book-parts.ts'

type Row = {
  printed: TrimSize
  chosen: TrimSize | null
  catalogue: TrimSize | null
  isPublished: boolean
  by: string | null
  at: Date | null
}

/** In which size a submission is printed, what says so, and who chose last. @throws Refusal not_found */
export async function findChoice(db: Database | Tx, submissionId: number): Promise<SizeChoice> {
  const { rows } = await sql<Row>`
    select ${printedSize} as printed, submissions.trim_size as chosen, books.trim_size as catalogue,
      submissions.status = 'published' as "isPublished", accounts.name as by, trim_size_at as at
    from submissions left join books on books.id = submissions.book_id
      left join accounts on accounts.id = trim_size_by
    where submissions.id = ${submissionId}`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  const { printed, chosen, catalogue, isPublished, by, at } = found
  return {
    printed,
    from: catalogue !== null ? 'catalogue' : chosen !== null ? 'choice' : 'usual',
    is_open: !isPublished && catalogue === null,
    ...{ by, at: at?.toISOString() ?? null },
  }
}
