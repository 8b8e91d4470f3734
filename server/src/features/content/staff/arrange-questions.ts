import { lackingLanguages } from '@panai/contract/catalogue/staff/translations'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { questionTexts } from '@panai/contract/content/shown-questions'
import {
  type changeQuestion,
  type createQuestion,
  questionsMoved,
  type StaffQuestion,
} from '@panai/contract/content/staff/questions'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseBrokenTranslations } from '../../../http/refuse-broken-translations.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'

const columns = [
  ...(['id', 'anchor', 'question', 'answer', 'language', 'position', 'is_shown', 'version'] as const),
  ...(['question_en', 'answer_en', 'question_ta', 'answer_ta'] as const),
] as const

type Asked = { page: number; per_page: number; sort: string; lacks?: InterfaceLanguage | undefined }
type Fields = Omit<ParsedInputOf<typeof createQuestion>, 'id'>
type Changes = Omit<ParsedInputOf<typeof changeQuestion>, 'id' | 'version'>
type Row = Omit<StaffQuestion, 'lacks'>

function toQuestion(row: Row): StaffQuestion {
  return { ...row, lacks: lackingLanguages(row, questionTexts) }
}

export async function listAllQuestions(
  db: Database | Tx,
  asked: Asked = { page: 1, per_page: 1_000, sort: 'position' },
): Promise<{ rows: StaffQuestion[]; total: number }> {
  const { limit, offset } = listRange(asked)
  const { lacks } = asked
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await db
    .selectFrom('questions')
    .select(columns)
    .select(sql<string>`count(*) over ()`.as('total'))
    .$if(lacks !== undefined, (query) =>
      query.where('language', '<>', lacks ?? 'ta').where(`question_${lacks ?? 'ta'}`, 'is', null),
    )
    .orderBy('position', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(({ total: _, ...row }) => toQuestion(row)), total: Number(rows[0]?.total ?? 0) }
}

/** @throws Refusal not_found */
export async function getQuestion(db: Database | Tx, id: number): Promise<StaffQuestion> {
  const row = await db.selectFrom('questions').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toQuestion(row)
}

/** @throws Refusal invalid for half a translation, or one into the question's own language. */
export async function addQuestion(tx: Tx, fields: Fields): Promise<StaffQuestion> {
  refuseBrokenTranslations(fields, questionTexts)
  await lockOrder(tx)
  const row = await tx
    .insertInto('questions')
    .values({ ...fields, position: sql<number>`(select coalesce(max(position), 0) + 1 from questions)` })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toQuestion(row)
}

/**
 * @throws Refusal not_found, conflict when somebody else has changed it since `version`, or invalid for half a translation, or one into
 * the question's own language.
 */
export async function changeAQuestion(
  tx: Tx,
  id: number,
  version: number,
  changes: Changes,
): Promise<StaffQuestion> {
  const now = await tx
    .selectFrom('questions')
    .select(columns)
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
  if (!now) return refuseStale(tx, 'questions', id)
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  refuseBrokenTranslations({ ...now, ...given }, questionTexts)
  const row = await tx
    .updateTable('questions')
    .set({ is_shown: sql<boolean>`is_shown`, ...given })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toQuestion(row)
}

/** @throws Refusal not_found, or conflict when somebody else has changed it since `version`. */
export async function removeQuestion(tx: Tx, id: number, version: number): Promise<void> {
  const gone = await tx
    .deleteFrom('questions')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!gone) await refuseStale(tx, 'questions', id)
}

/** Those whose place stays are not touched. @throws Refusal conflict when `ids` are not all questions, each once. */
export async function putInOrder(tx: Tx, ids: readonly number[]): Promise<StaffQuestion[]> {
  await lockOrder(tx)
  const { rows } = await listAllQuestions(tx)
  const known = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  if (known.join() !== ids.toSorted((a, b) => a - b).join()) throw new Refusal('conflict', questionsMoved)
  for (const [place, id] of ids.entries())
    await tx
      .updateTable('questions')
      .set({ position: place + 1 })
      .where('id', '=', id)
      .where('position', '<>', place + 1)
      .execute()
  return (await listAllQuestions(tx)).rows
}

/** Two who add or order at one time take turns. */
async function lockOrder(tx: Tx): Promise<void> {
  await sql`lock table questions in share row exclusive mode`.execute(tx)
}
