import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/database.ts'

/** Each way in which the account was used or changed. What proves an identity, as hashes and nonces, is never among it. */

export function listSessions(db: Database, accountId: number) {
  return db
    .selectFrom('sessions')
    .select(['device', 'network', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

export function listEvents(db: Database, accountId: number) {
  return db
    .selectFrom('account_events')
    .select(['at', 'kind', 'network', 'device', 'times'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute()
}

export function listNetworks(db: Database, accountId: number) {
  return db
    .selectFrom('known_networks')
    .select(['network', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at')
    .execute()
}

export function listPasswordResets(db: Database, accountId: number) {
  return db
    .selectFrom('password_resets')
    .select(['created_at', 'expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export function listEmailChanges(db: Database, accountId: number) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'previous_email', 'created_at', 'expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export function listAddresses(db: Database, accountId: number) {
  return db
    .selectFrom('account_addresses')
    .select(['email', 'since', 'until', 'disowned_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export function listNotices(db: Database, accountId: number) {
  return db
    .selectFrom('account_notices')
    .select(['email', 'changed_at', 'created_at', 'expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** When the bank details were frozen because of a change that was none of the author's. */
export function listFreezes(db: Database, authorId: number) {
  return db
    .selectFrom('payee_freezes')
    .select(['frozen_at', 'lifted_at'])
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute()
}

/** The mails that were queued because of the account or of what it handed in; their texts are made when they leave. */
export async function listMails(
  db: Database,
  { accountId, authorId }: { accountId: number; authorId: number },
) {
  const { rows } = await sql<{ kind: string; status: string; created_at: Date; done_at: Date | null }>`
    select kind, status, created_at, done_at from mails
    where details ->> 'accountId' = ${String(accountId)}
      or details ->> 'resetId' in (select id::text from password_resets where account_id = ${accountId})
      or details ->> 'changeId' in (select id::text from email_changes where account_id = ${accountId})
      or details ->> 'noticeId' in (select id::text from account_notices where account_id = ${accountId})
      or details ->> 'payeeId' in (select id::text from payee_details where author_id = ${authorId})
      or details ->> 'submissionId' in (select id::text from submissions where author_id = ${authorId})
    order by id`.execute(db)
  return rows
}

/** What came through the contact form from the address, once that is known to be the author's. */
export function listMessages(db: Database, accountId: number) {
  return db
    .selectFrom('enquiries')
    .innerJoin('accounts', (join) =>
      join
        .on('accounts.id', '=', accountId)
        .on('accounts.email_confirmed_at', 'is not', null)
        .on(sql<boolean>`lower(enquiries.email) = lower(accounts.email)`),
    )
    .select((eb) => [
      'enquiries.name',
      'enquiries.email',
      'enquiries.phone',
      'enquiries.reason',
      'enquiries.message',
      'enquiries.created_at',
      jsonArrayFrom(
        eb
          .selectFrom('enquiry_entries')
          .select(['text', 'at'])
          .whereRef('enquiry_id', '=', 'enquiries.id')
          .where('kind', '=', 'answer')
          .orderBy('id'),
      ).as('answers'),
    ])
    .orderBy('enquiries.id')
    .execute()
}
