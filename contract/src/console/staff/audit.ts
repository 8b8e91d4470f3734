import { z } from 'zod'
import { moment } from '../../http/day-fields.ts'
import { endpoint, file } from '../../http/endpoint.ts'
import { MAX_ID, oneOf, wholeNumber } from '../../http/fields.ts'
import { keysOf } from '../../http/keys-of.ts'
import { type Permission, roleMay, type StaffRole, staffMay } from '../../http/permissions.ts'
import { listQuery, staffList } from './lists.ts'

export const auditOperations = ['insert', 'update', 'delete'] as const

/** The tables with a history in the console, for everybody who may read the record. */
export const historyReaders = {
  submissions: 'submissions.read',
  books: 'catalogue.read',
  authors: 'catalogue.read',
  blogs: 'content.read',
  accounts: 'accounts.read',
  book_terms: 'money.read',
  royalty_rules: 'money.read',
  sale_matches: 'money.read',
  sales_accounts: 'money.read',
  sales_layouts: 'money.read',
} as const satisfies Record<string, Permission>
export type HistorySubject = keyof typeof historyReaders
const historySubjects = keysOf(historyReaders)

export function mayReadHistory(role: StaffRole, subject: HistorySubject): boolean {
  return roleMay(role, historyReaders[subject])
}

/** So many entries are leafed through; what is older is found by a narrower question. */
export const MOST_AUDIT_ENTRIES = 10_000
export const MOST_EXPORTED_ENTRIES = 100_000

const values = z.record(z.string(), z.unknown()).nullable()

export const auditEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    account_id: z.int().nullable().meta({ description: 'null: no person, such as a nightly job.' }),
    by: z.string().nullable(),
    network: z.string().nullable().meta({ description: 'In words where its numbers say nothing.' }),
    action: z.string().meta({ description: 'The API call that made the change.' }),
    operation: z.enum(auditOperations),
    subject: z.string(),
    subject_id: z.string(),
    part: z.string().nullable().meta({ description: 'The table of a row that belongs to the record.' }),
    before: values,
    after: values,
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof auditEntry>

export const listedAuditEntry = auditEntry
  .extend({
    changes: z.array(z.string()).meta({
      description: 'The change as words that follow a name. None where it says nothing to people.',
    }),
    call: z.string().nullable().meta({ description: 'What the call is for. null: it was no call.' }),
    record: z.string().meta({ description: 'Which record it is of: “book 12”.' }),
  })
  .meta({ id: 'ListedAuditEntry' })
export type ListedAuditEntry = z.output<typeof listedAuditEntry>

export const historyEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'null: no person, such as a nightly job.' }),
    changes: z.array(z.string()).meta({
      description: 'The change as words that follow a name: “changed the MRP from Rs. 249 to Rs. 299”.',
    }),
    raw: auditEntry.nullable().meta({ description: 'The raw entry, for those who may read the audit.' }),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.output<typeof historyEntry>

const subject = z.string().regex(/^[a-z_]{1,60}$/, 'subject must be the name of a table')
const subjectId = z.string().max(60, 'subject_id must be that of a record')
const time = (name: string) => moment(`${name} must be a date with its time`)

const filters = {
  account_id: wholeNumber('account_id', 1, MAX_ID).optional(),
  subject: subject.optional(),
  subject_id: subjectId.optional(),
  operation: oneOf('operation', auditOperations).optional(),
  from: time('from').optional(),
  until: time('until').optional(),
}

export const listAudit = endpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/api/staff/audit',
  tag: 'Staff: audit',
  access: staffMay('audit.read'),
  summary: 'Every change by the company’s people',
  query: listQuery(['-id', 'id'], filters),
  output: staffList(listedAuditEntry),
})

export const auditAsCsv = endpoint({
  id: 'auditAsCsv',
  method: 'GET',
  path: '/api/staff/audit.csv',
  tag: 'Staff: audit',
  access: staffMay('audit.read'),
  summary: 'The same as CSV, the latest first',
  description: 'At most 100,000 rows.',
  query: z.object(filters),
  output: file('text/csv; charset=utf-8', 'changes.csv'),
})

export const getHistory = endpoint({
  id: 'getHistory',
  method: 'GET',
  path: '/api/staff/history',
  tag: 'Staff: audit',
  access: staffMay('console.open'),
  summary: 'The changes of one record in words, for those who may read the record',
  query: listQuery(['-id', 'id'], { subject: oneOf('subject', historySubjects), subject_id: subjectId }),
  output: staffList(historyEntry),
})

export const auditEndpoints = [listAudit, auditAsCsv] as const
