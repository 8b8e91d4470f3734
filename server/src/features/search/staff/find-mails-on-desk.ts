import { mailKindName, mailKindWords, mailStatusWords } from '@panai/contract/operations/staff/mail-words'
import { MOST_FOUND_OF_A_KIND } from '@panai/contract/search/staff/search'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { numbersIn } from '../../outbox/index.ts'
import type { Asked, Found } from './asked.ts'

const most = sql.lit(MOST_FOUND_OF_A_KIND)
/** Of each sort so many are looked up in the outbox. */
const newest = sql.lit(50)

/**
 * Mails by their number, by the words for their kind, and by whom and what they are about. Neither their text nor their address is
 * kept, and what is may be secret: only numbers of records are looked for in it, and shown of it.
 */
export async function findMailsOnDesk(tx: Tx, asked: Asked): Promise<Found[]> {
  const { number, words } = asked
  const { rows: mails } = await sql<Mail>`
    with ${about(asked)},
    found as (
      select ${number}::integer as id
      union (select newest.id from unnest(${kindsNamed(words)}::text[]) as named (kind)
        cross join lateral (select id from mails where mails.kind = named.kind order by id desc limit ${most}) as newest)
      union (select id from mails where details @> any(array(select jsonb_build_object(what, about.id) from about)))
      union (select id from mails where kind = 'statement-query-answered'
        and details @> any(array(select jsonb_build_object('messageId', answers.id) from answers))))
    select id, kind, status, details from mails where id = any(array(select id from found))
    order by id is not distinct from ${number} desc, id desc limit ${most}`.execute(tx)
  return mails.map(({ id, kind, status, details }) => ({
    id,
    title: mailKindName(kind),
    detail: [...numbersIn(details).map(({ what, id }) => `${what} ${id}`), mailStatusWords[status]].join(
      ', ',
    ),
    run_id: null,
  }))
}

type Mail = { id: number; kind: string; status: keyof typeof mailStatusWords; details: unknown }

function kindsNamed(words: readonly string[]): string[] {
  const sought = words.map((word) => word.toLowerCase())
  if (!sought.some((word) => word.length >= 3)) return []
  return Object.entries(mailKindWords).flatMap(([kind, name]) =>
    sought.every((word) => name.toLowerCase().includes(word)) ? [kind] : [],
  )
}

const ofReceivers = {
  resetId: 'password_resets',
  changeId: 'email_changes',
  noticeId: 'account_notices',
  invitationId: 'staff_invitations',
}
const ofWorks = {
  stepId: 'submission_steps',
  requestId: 'change_requests',
  proofRequestId: 'proof_requests',
  versionId: 'submission_versions',
}
const ofWriters = { payeeId: 'payee_details', payoutId: 'payouts', statementId: 'statements' }

/** The numbers under which a mail may name what it is about, of the people, works and letters that are found. */
function about({ authors, submissions, people, letters, conversations }: Asked) {
  const parts = [
    ...partsOf(ofReceivers, sql`account_id in (select id from receivers)`),
    ...partsOf(ofWorks, sql`submission_id in (select id from works)`),
    ...partsOf(ofWriters, sql`author_id in (select id from writers)`),
  ]
  return sql`
    receivers as (
      select id, author_id from accounts where id = any(${people}::int[]) or author_id = any(${authors}::int[])),
    writers as (select unnest(${authors}::int[]) as id union select author_id from receivers where author_id is not null),
    works as (
      select unnest(${[...submissions, ...conversations]}::int[]) as id
      union (select id from submissions where author_id in (select id from writers) order by id desc limit ${newest})),
    answers as (
      select id from statement_messages where query_id in (
        select id from statement_queries where author_id in (select id from writers))
      order by id desc limit ${newest}),
    about (what, id) as (
      select 'accountId', id from receivers
      union all select 'submissionId', id from works
      union all select 'enquiryId', unnest(${letters}::int[])
      union all ${sql.join(parts, sql` union all `)})`
}

function partsOf(tables: Readonly<Record<string, string>>, condition: RawBuilder<unknown>) {
  return Object.entries(tables).map(
    ([what, table]) =>
      sql`(select ${sql.lit(what)}, id from ${sql.table(table)} where ${condition} order by id desc limit ${newest})`,
  )
}
