import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { Entry } from './decide-entries.ts'

/**
 * Writes journals and their postings, some thousands at a time at the most, and opens the accounts of authors who have none yet.
 * The caller has locked the authors and knows that none of the references was posted before.
 * The transaction can't be committed unless every journal is at zero.
 * @returns the ids of the journals by reference.
 */
export async function post(tx: Tx, entries: readonly Entry[]): Promise<Map<string, number>> {
  const postings = entries.flatMap(({ reference, postings }) =>
    postings.map(({ account, amount }) => ({ reference, account, amount })),
  )
  const journals = entries.map(({ kind, occurredOn, reason, reference, reverses = null }) => ({
    kind,
    occurred_on: occurredOn,
    reason,
    reference,
    reverses,
  }))
  await openAccounts(tx, postings)
  const { rows } = await sql<{ id: number; reference: string }>`
    insert into journals (kind, occurred_on, reason, reference, reverses)
    select kind, occurred_on, reason, reference, reverses from jsonb_to_recordset(${JSON.stringify(journals)}::jsonb)
      as decided(kind text, occurred_on date, reason text, reference text, reverses bigint)
    returning id, reference`.execute(tx)
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]))
  const lines = postings.map(({ reference, ...line }) => ({ ...line, journal: ids.get(reference) }))
  await sql`
    insert into postings (journal_id, account_id, amount_paise)
    select journal, ledger_accounts.id, amount from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as decided(journal bigint, account text, amount bigint)
    join ledger_accounts on ledger_accounts.name = account`.execute(tx)
  return ids
}

/** The same for a single journal. @returns its id. */
export async function postOne(tx: Tx, entry: Entry): Promise<number> {
  const id = (await post(tx, [entry])).get(entry.reference)
  if (id === undefined) throw new Error(`nothing was posted as ${entry.reference}`)
  return id
}

/**
 * Opens a journal whose postings are known only when its sales are written; the transaction can't be committed without them.
 * @returns its id.
 */
export async function openJournal(tx: Tx, entry: Omit<Entry, 'postings' | 'reverses'>): Promise<number> {
  const { kind, occurredOn, reason, reference } = entry
  const { id } = await tx
    .insertInto('journals')
    .values({ kind, occurred_on: occurredOn, reason, reference })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** All postings of a journal that was opened, together at zero. */
export async function postTo(tx: Tx, journalId: number, postings: Entry['postings']): Promise<void> {
  await openAccounts(tx, postings)
  await sql`
    insert into postings (journal_id, account_id, amount_paise)
    select ${journalId}, ledger_accounts.id, amount from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
      as decided(account text, amount bigint)
    join ledger_accounts on ledger_accounts.name = account`.execute(tx)
}

/** In the order of ids, as authors are locked: two who open the same accounts wait for each other one way only. */
async function openAccounts(tx: Tx, postings: readonly { account: string }[]): Promise<void> {
  const names = [...new Set(postings.map(({ account }) => account))]
  const authors = names.filter((name) => name.startsWith('author:')).map((name) => Number(name.slice(7)))
  if (authors.length === 0) return
  await sql`
    insert into ledger_accounts (name, author_id)
    select 'author:' || author, author from unnest(${authors}::integer[]) as author
    where not exists (select from ledger_accounts where author_id = author)
    order by author
    on conflict do nothing`.execute(tx)
}
