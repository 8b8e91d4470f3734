import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { messages } from '@panai/contract/http/messages'
import { termsMessages } from '@panai/contract/royalties/royalty-terms'
import type { Agreement, RoyaltyRule, ShareSet } from '@panai/contract/royalties/staff/terms'
import {
  type NewAgreement,
  type NewRule,
  type NewShareSet,
  toRate,
} from '@panai/contract/royalties/staff/terms-fields'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { findAgreement, findRule, findShareSet } from './read-terms.ts'

/** @throws Refusal invalid when the book is not there, or another agreement of it holds at that time. */
export async function addAgreement(tx: Tx, agreement: NewAgreement): Promise<Agreement> {
  const { id } = await translated(
    tx.insertInto('agreements').values(agreement).returning('id').executeTakeFirstOrThrow(),
  )
  return found(findAgreement(tx, id))
}

type AgreementFields = Omit<NewAgreement, 'book_id'>

/** @throws Refusal conflict when somebody has changed it since `version`, invalid as adding one does. */
export async function changeAgreement(
  tx: Tx,
  id: number,
  version: number,
  fields: AgreementFields,
): Promise<Agreement> {
  if (fields.valid_to !== null && fields.valid_to < fields.valid_from)
    throw invalid('valid_to', termsMessages.ends)
  const changed = await translated(
    tx
      .updateTable('agreements')
      .set(fields)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!changed) await refuseStale(tx, 'agreements', id)
  return found(findAgreement(tx, id))
}

/** @throws Refusal invalid for a day that has such a rule, or is not to come where the rule is for all books. */
export async function addRule(
  tx: Tx,
  { agreement_id, percent, valid_from, ...rule }: NewRule,
): Promise<RoyaltyRule> {
  const agreement = agreement_id === null ? null : await findAgreement(tx, agreement_id)
  if (agreement_id !== null && !agreement) throw invalid('agreement_id', staffMessages.notFound)
  if (agreement_id === null && !(await isToCome(tx, valid_from)))
    throw invalid('valid_from', termsMessages.dayPast)
  const { id } = await translated(
    tx
      .insertInto('royalty_rules')
      .values({
        ...rule,
        agreement_id,
        book_id: agreement?.book_id ?? null,
        valid_from,
        rate_bp: toRate(percent),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return found(findRule(tx, id))
}

/** @throws Refusal conflict for a company's rule that holds or has held, and for what somebody has changed since `version`. */
export async function withdrawRule(tx: Tx, id: number, version: number): Promise<void> {
  const rule = await found(findRule(tx, id))
  if (rule.agreement_id === null && !(await isToCome(tx, rule.valid_from)))
    throw new Refusal('conflict', termsMessages.settled)
  await withdraw(tx, 'royalty_rules', id, version)
}

/** @throws Refusal invalid when somebody in it is not there, or there are shares from that day on. */
export async function addShareSet(tx: Tx, { shares, book_id, valid_from }: NewShareSet): Promise<ShareSet> {
  const { id } = await translated(
    tx.insertInto('share_sets').values({ book_id, valid_from }).returning('id').executeTakeFirstOrThrow(),
  )
  await translated(
    tx
      .insertInto('shares')
      .values(
        shares.map(({ author_id, role, percent }) => ({
          set_id: id,
          book_id,
          author_id,
          role,
          share_bp: toRate(percent),
        })),
      )
      .execute(),
  )
  return found(findShareSet(tx, id))
}

/** @throws Refusal conflict when somebody has taken them back since `version`. */
export async function withdrawShareSet(tx: Tx, id: number, version: number): Promise<void> {
  await withdraw(tx, 'share_sets', id, version)
}

async function withdraw(
  tx: Tx,
  table: 'royalty_rules' | 'share_sets',
  id: number,
  version: number,
): Promise<void> {
  const done = await tx
    .updateTable(table)
    .set({ withdrawn_at: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!done) await refuseStale(tx, table, id)
}

async function isToCome(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql<{ is_to_come: boolean }>`
    select ${day}::date > india_today() as is_to_come`.execute(tx)
  return rows[0]?.is_to_come ?? false
}

async function found<T>(read: Promise<T | null>): Promise<T> {
  const record = await read
  if (record === null) throw new Refusal('not_found', staffMessages.notFound)
  return record
}

/** What the database refuses, by the name of its constraint: the field and what to say of it. */
const refused: Readonly<Record<string, readonly [field: string, message: string]>> = {
  agreements_one_at_a_time: ['valid_from', termsMessages.overlaps],
  agreements_book_id_fkey: ['book_id', termsMessages.bookGone],
  royalty_rules_one_from_a_day: ['valid_from', termsMessages.ruleTaken],
  share_sets_one_from_a_day: ['valid_from', termsMessages.sharesTaken],
  share_sets_book_id_fkey: ['book_id', termsMessages.bookGone],
  shares_author_id_fkey: ['shares', termsMessages.authorGone],
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const name = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
    const known = Object.hasOwn(refused, name) ? refused[name] : undefined
    if (known) throw invalid(...known)
    throw error
  }
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { [field]: [message] } })
}
