import type { AccountRecord, AccountStatus } from '@panai/contract/accounts/staff/accounts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.gen.ts'
import type { Tx } from '../../../db/transaction.ts'

/** What staff see of an account: nothing with which one could log in. */
export function accountRows(db: Database | Tx) {
  return db.selectFrom('accounts').select((eb) => [
    'accounts.id',
    'accounts.version',
    'accounts.name',
    'accounts.email',
    'accounts.phone',
    'accounts.role',
    'accounts.author_id',
    'accounts.email_confirmed_at',
    'accounts.language',
    'accounts.second_factor_since',
    'accounts.created_at',
    isOf(eb, 'closed').as('is_closed'),
    isOf(eb, 'disabled').as('is_disabled'),
    isOf(eb, 'invited').as('is_invited'),
    eb
      .selectFrom('sessions')
      .select((of) => of.fn.max('sessions.last_used_at').as('at'))
      .whereRef('sessions.account_id', '=', 'accounts.id')
      .as('last_used_at'),
    eb
      .selectFrom('staff_invitations')
      .select((of) => of.fn.max('staff_invitations.expires_at').as('at'))
      .whereRef('staff_invitations.account_id', '=', 'accounts.id')
      .where('staff_invitations.used_at', 'is', null)
      .as('invitation_ends_at'),
  ])
}

/** The one state that an account is in, as a condition. */
export function isOf(eb: ExpressionBuilder<Tables, 'accounts'>, status: AccountStatus) {
  const closed = eb('accounts.closed_at', 'is not', null)
  const disabled = eb('accounts.disabled_at', 'is not', null)
  const invited = eb('accounts.password_hash', 'is', null)
  const states = {
    closed,
    disabled: eb.and([eb.not(closed), disabled]),
    invited: eb.and([eb.not(closed), eb.not(disabled), invited]),
    active: eb.and([eb.not(closed), eb.not(disabled), eb.not(invited)]),
  }
  return sql<boolean>`(${states[status]})`
}

type Row = Awaited<ReturnType<ReturnType<typeof accountRows>['executeTakeFirstOrThrow']>>

export function toRecord(row: Row): AccountRecord {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    author_id: row.author_id,
    status: row.is_closed ? 'closed' : row.is_disabled ? 'disabled' : row.is_invited ? 'invited' : 'active',
    email_confirmed: row.email_confirmed_at !== null,
    mail_language: row.language,
    has_second_factor: row.second_factor_since !== null,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    invitation_ends_at: row.invitation_ends_at?.toISOString() ?? null,
  }
}
