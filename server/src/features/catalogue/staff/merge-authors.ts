import { authorMessages, type MergePreview } from '@panai/contract/catalogue/staff/authors'
import { messages } from '@panai/contract/http/messages'
import { sql } from 'kysely'
import { brokenReference } from '../../../db/broken-key.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { moveNotifications } from '../../notifications/index.ts'
import { readAuthors } from './list-authors.ts'

/** What the one who stays gets from the others where there is nothing yet. */
const filled = [
  'name_latin',
  'other_names',
  'years',
  'bio',
  'bio_en',
  'bio_ta',
  'photo_id',
  'facebook',
  'twitter',
  'instagram',
  'website',
  'awards',
] as const
type Filled = Record<(typeof filled)[number], string | number | null>

/** What merging would do. Nothing is changed. @throws Refusal invalid when one of them is not there. */
export async function previewMerge(
  db: Database | Tx,
  survivorId: number,
  given: readonly number[],
): Promise<MergePreview> {
  const mergedIds = [...new Set(given)]
  if (mergedIds.includes(survivorId)) throw invalid(authorMessages.twice)
  const [survivor, ...merged] = await readAuthors(db, [survivorId, ...mergedIds])
  if (survivor?.id !== survivorId || merged.length !== mergedIds.length) throw invalid(authorMessages.gone)
  const [moves, fills, refusal] = await Promise.all([
    countMoves(db, mergedIds),
    findFills(db, survivorId, mergedIds),
    reasonAgainst(db, survivor, merged),
  ])
  return {
    survivor,
    merged,
    moves,
    fills: Object.entries(fills).map(([field, value]) => ({ field, value: String(value) })),
    refusal,
  }
}

type Named = { id: number; name: string; has_account: boolean }

/** An account belongs to a person and postings never change: an author who has either is the one who stays. */
async function reasonAgainst(
  db: Database | Tx,
  survivor: Named,
  merged: readonly Named[],
): Promise<string | null> {
  const rich = await withMoney(db, [survivor.id, ...merged.map(({ id }) => id)])
  const rules = [
    {
      has: ({ has_account }: Named) => has_account,
      one: authorMessages.hasAccount,
      both: authorMessages.bothAccounts,
    },
    { has: ({ id }: Named) => rich.has(id), one: authorMessages.hasMoney, both: authorMessages.bothMoney },
  ]
  for (const { has, one, both } of rules) {
    const [first, second] = merged.filter(has)
    if (!first) continue
    const other = has(survivor) ? survivor : second
    return other
      ? both.replace('{name}', () => first.name).replace('{other}', () => other.name)
      : one.replace('{name}', () => first.name)
  }
  return null
}

async function withMoney(db: Database | Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ author_id: number }>`
    select author_id from ledger_accounts where author_id = any(${ids}::int[])
    union select author_id from sales where author_id = any(${ids}::int[])
    union select author_id from payouts where author_id = any(${ids}::int[])
    union select author_id from manual_journals where author_id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ author_id }) => author_id))
}

async function countMoves(db: Database | Tx, ids: readonly number[]): Promise<MergePreview['moves']> {
  const { rows } = await sql<MergePreview['moves']>`
    select (select count(*) from books where author_id = any(${ids}::int[]))::int as books,
      (select count(distinct book_id) from book_contributors where author_id = any(${ids}::int[]))::int as contributions,
      (select count(*) from submissions where author_id = any(${ids}::int[]))::int as submissions`.execute(db)
  return rows[0] ?? { books: 0, contributions: 0, submissions: 0 }
}

async function findFills(
  db: Database | Tx,
  survivorId: number,
  mergedIds: readonly number[],
): Promise<Partial<Filled>> {
  const rows = await db
    .selectFrom('authors')
    .select(['id', 'language', ...filled])
    .where('id', 'in', [survivorId, ...mergedIds])
    .execute()
  const survivor = rows.find(({ id }) => id === survivorId)
  const others = mergedIds.flatMap((id) => rows.filter((row) => row.id === id))
  const fills: Partial<Filled> = {}
  for (const field of filled) {
    // Whose own text is in Tamil has none beside it.
    if (field === 'bio_ta' && survivor?.language === 'ta') continue
    const value = others.map((row) => row[field]).find((one) => one !== null)
    if (survivor?.[field] === null && value !== undefined) fills[field] = value
  }
  return fills
}

type Known = { id: number; version: number }

/** Makes several authors one, in one transaction. @throws Refusal conflict when one has been changed meanwhile or can't be merged. */
export async function mergeAuthors(tx: Tx, survivor: Known, merged: readonly Known[]): Promise<void> {
  const ids = merged.map(({ id }) => id)
  const all = [survivor, ...merged]
  const locked = await tx
    .selectFrom('authors')
    .select(['id', 'version'])
    .where(
      'id',
      'in',
      all.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const preview = await previewMerge(tx, survivor.id, ids)
  const isStale = all.some(({ id, version }) => locked.find((row) => row.id === id)?.version !== version)
  if (isStale) throw new Refusal('conflict', changedMeanwhile, { reason: 'stale' })
  if (preview.refusal !== null) throw new Refusal('conflict', preview.refusal)

  for (const table of ['books', 'book_contributors', 'submissions'] as const)
    await tx.updateTable(table).set({ author_id: survivor.id }).where('author_id', 'in', ids).execute()
  await moveNotifications(tx, ids, survivor.id)
  // Addresses that led to them lead on, in one step however often authors are merged.
  await tx.updateTable('author_redirects').set({ to_id: survivor.id }).where('to_id', 'in', ids).execute()
  const fills = await findFills(tx, survivor.id, ids)
  await tx
    .deleteFrom('authors')
    .where('id', 'in', ids)
    .execute()
    .catch((error: unknown) => {
      if (brokenReference(error) !== null) throw new Refusal('conflict', authorMessages.refersElsewhere)
      throw error
    })
  await tx
    .insertInto('author_redirects')
    .values(ids.map((from_id) => ({ from_id, to_id: survivor.id })))
    .execute()
  await tx
    .updateTable('authors')
    .set({ ...(fills as object), updated_at: new Date() }) // each value comes from the column of its name
    .where('id', '=', survivor.id)
    .execute()
}

const changedMeanwhile =
  'One of these authors has been changed meanwhile. Nothing was merged: look at the preview again.'

function invalid(message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { merged_ids: [message] } })
}
