import type { WaitingKind } from '@panai/contract/console/staff/waiting-kinds'
import { mailKindName } from '@panai/contract/operations/staff/mail-words'
import type { RaRecord } from 'react-admin'
import { counted } from '../parts/counted.ts'

type Place = {
  label: string
  /** The list that shows just these, the oldest first. */
  list: { resource: string; filter: Record<string, string>; sort: string }
  /** How one of them is called; without it as its record is. */
  nameOf?: (record: RaRecord) => string
}

type Listed = Pick<Place, 'list'>

/** What each is called, and where it is found. */
export const waitingPlaces: Record<WaitingKind, Place> = {
  new_submissions: {
    label: 'New submissions',
    list: { resource: 'submissions', filter: { status: 'manuscript_submitted' }, sort: 'submitted' },
  },
  new_versions: {
    label: 'New versions of manuscripts',
    list: { resource: 'submissions', filter: { new_version: 'true' }, sort: 'submitted' },
  },
  overdue_moves: {
    label: 'Overdue submissions',
    list: { resource: 'submissions', filter: { overdue: 'true' }, sort: 'due' },
  },
  unanswered_enquiries: {
    label: 'Unanswered messages',
    list: { resource: 'enquiries', filter: { state: 'open' }, sort: 'created_at' },
  },
  unanswered_threads: {
    label: 'Authors waiting for an answer',
    list: { resource: 'threads', filter: { waiting: 'yes' }, sort: 'waiting_since' },
  },
  statement_queries: {
    label: 'Questions about statements',
    list: { resource: 'statement-queries', filter: { waiting: 'yes' }, sort: 'last_at' },
  },
  sales_to_post: {
    label: 'Sales files to post',
    list: { resource: 'sales-imports', filter: { to_post: 'true' }, sort: 'created_at' },
  },
  files_to_map: {
    label: 'Sales files whose columns to name',
    list: { resource: 'sales-imports', filter: { state: 'unmapped' }, sort: 'created_at' },
  },
  sales_that_wait: {
    label: 'Sales rows to resolve',
    list: { resource: 'waiting-sales', filter: {}, sort: '-rows' },
    nameOf: ({ title, identifier, channel, rows }) =>
      `${title ?? identifier ?? channel}, ${counted(rows, 'row')}`,
  },
  frozen_payees: {
    label: 'Frozen bank details: call the author',
    list: { resource: 'payee-freezes', filter: { open: 'true' }, sort: 'frozen_at' },
  },
  unverified_payees: {
    label: 'Bank details to verify',
    list: { resource: 'payees', filter: { waiting: 'true' }, sort: 'waiting_since' },
  },
  unfinished_payout_runs: {
    label: 'Payout runs to approve',
    list: { resource: 'payout-runs', filter: { state: 'unfinished' }, sort: 'id' },
  },
  manual_journals: {
    label: 'Manual journals to approve',
    list: { resource: 'manual-journals', filter: { state: 'waiting' }, sort: 'id' },
  },
  failed_mails: {
    label: 'Failed mails',
    list: { resource: 'mails', filter: { status: 'failed' }, sort: 'id' },
    nameOf: ({ id, kind }) => `No. ${id}, ${mailKindName(kind)}`,
  },
  failed_jobs: {
    label: 'Failed jobs',
    list: { resource: 'jobs', filter: { status: 'failed' }, sort: 'created_at' },
    nameOf: ({ kind }) => kind,
  },
}

/** How the data provider and the addresses of lists say an order. */
export function orderOf({ list: { sort } }: Listed): { field: string; order: 'ASC' | 'DESC' } {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' }
}

export function addressOf(place: Listed): string {
  const { field, order } = orderOf(place)
  const filter = JSON.stringify(place.list.filter)
  return `/${place.list.resource}?${new URLSearchParams({ filter, sort: field, order, page: '1' })}`
}
