import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import {
  type AuditEntry,
  type auditAsCsv,
  type listAudit,
  MOST_AUDIT_ENTRIES,
} from '@panai/contract/console/staff/audit'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { sql } from 'kysely'
import { networkWords } from '../../access/network-words.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'

type Asked = ParsedInputOf<typeof listAudit>
export type EntryFilter = ParsedInputOf<typeof auditAsCsv>

/** @throws Refusal invalid for a page behind those that are leafed through. */
export async function findEntries(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  if (offset >= MOST_AUDIT_ENTRIES)
    throw new Refusal('invalid', staffAccountMessages.narrowDown, {
      errors: { page: [staffAccountMessages.narrowDown] },
    })
  const counted = await countUpTo(db, matching(db, asked).select('audit_entries.id'), MOST_AUDIT_ENTRIES)
  const rows = await withName(matching(db, asked))
    .orderBy('audit_entries.id', asked.sort === 'id' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(toEntry), ...counted }
}

export function withName(among: ReturnType<typeof matching>) {
  return among
    .leftJoin('accounts', 'accounts.id', 'audit_entries.account_id')
    .selectAll('audit_entries')
    .select('accounts.name as by')
}

type Row = Awaited<ReturnType<ReturnType<typeof withName>['execute']>>[number]

export function toEntry(row: Row): AuditEntry {
  return { ...row, at: row.at.toISOString(), network: networkWords(row.network) } as AuditEntry // its reply is parsed by the declaration
}

export function matching(
  db: Database,
  { account_id, subject, subject_id, operation, from, until }: EntryFilter,
) {
  return db
    .selectFrom('audit_entries')
    .$call((query) =>
      account_id === undefined ? query : query.where('audit_entries.account_id', '=', account_id),
    )
    .$call((query) => (subject === undefined ? query : query.where('subject', '=', subject)))
    .$call((query) => (subject_id === undefined ? query : query.where('subject_id', '=', subject_id)))
    .$call((query) => (operation === undefined ? query : query.where('operation', '=', operation)))
    .$if(from !== undefined, (query) =>
      query.where('at', '>=', new Date(from ?? 0)).where('audit_entries.id', '>=', firstNear(from ?? 0)),
    )
    .$if(until !== undefined, (query) =>
      query.where('at', '<', new Date(until ?? 0)).where('audit_entries.id', '<=', lastNear(until ?? 0)),
    )
}

/** A clock that was put back may have written later entries with earlier times: by up to a week, it does not matter. */
const LEEWAY_MS = 7 * 24 * 3_600_000

/*
 * Entries are numbered as they are written, so those of a time stand together. Bounds of their numbers, wide enough, let the index
 * that gives the order leave out what was before and behind; which of them are of the time is told by the time alone.
 */
function firstNear(from: string | number) {
  return sql<number>`coalesce((select id from audit_entries where at >= ${new Date(+new Date(from) - LEEWAY_MS)}
    order by at, id limit 1), ${BIGGEST}::bigint)`
}

function lastNear(until: string | number) {
  return sql<number>`coalesce((select id from audit_entries where at < ${new Date(+new Date(until) + LEEWAY_MS)}
    order by at desc, id desc limit 1), 0)`
}

const BIGGEST = '9223372036854775807'
