import { paise, toRupees } from '@panai/contract/money/money'
import type { AccountEntry } from '@panai/contract/royalties/royalties'
import type { Database } from '../../db/database.ts'

/** What was posted by hand for an author, newest first. */
export async function listAccountEntriesOf(
  db: Database,
  authorId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ entries: AccountEntry[]; total: number }> {
  const posted = db
    .selectFrom('manual_journals as entered')
    .where('entered.author_id', '=', authorId)
    .where('entered.state', '=', 'posted')
  const rows = await posted
    .leftJoin('books', 'books.id', 'entered.book_id')
    .select(['entered.id', 'occurred_on', 'kind', 'book_id', 'amount_paise', 'reason', 'reverses'])
    .select('books.title')
    .orderBy('entered.journal_id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await posted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries: rows.map(toEntry), total }
}

type Row = {
  id: number
  occurred_on: string
  kind: AccountEntry['kind']
  book_id: number | null
  title: string | null
  amount_paise: number
  reason: string
  reverses: number | null
}

function toEntry({
  id,
  occurred_on,
  kind,
  book_id,
  title,
  amount_paise,
  reason,
  reverses,
}: Row): AccountEntry {
  return {
    ...{ id, kind, book_id, reason },
    date: occurred_on,
    book_title: title,
    amount: toRupees(paise(amount_paise)),
    takes_back: reverses !== null,
  }
}

/** All of them, for the author's own copy of everything: there are few. */
export async function listAllAccountEntries(db: Database, authorId: number): Promise<AccountEntry[]> {
  const all = { page: 1, per_page: Number.MAX_SAFE_INTEGER }
  return (await listAccountEntriesOf(db, authorId, all)).entries
}
