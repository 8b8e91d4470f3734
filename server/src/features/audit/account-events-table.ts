import { accountEventWords } from '@panai/contract/accounts/account-event-kinds'
import { MOST_EXPORTED_EVENTS } from '@panai/contract/accounts/staff/account-events'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { BYTE_ORDER_MARK, type Cell, writeCsv } from '../../formats/csv/write-csv.ts'
import { type EventFilter, eventsMatching, toEvent, withNames } from './list-account-events.ts'

const BATCH = 1_000
const columns = [
  'At',
  'What',
  'Account',
  'Name',
  'Role',
  'By',
  'Network',
  'Device',
  'Detail',
  'Times',
  'Last at',
]

/** The events of a filter as a table, piece by piece, the latest first. */
export async function* accountEventsTable(db: Database, filter: EventFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([columns])
  let behind: { at: string; id: number } | null = null
  for (let written = 0; written < MOST_EXPORTED_EVENTS; written += BATCH) {
    const rows = await batch(db, filter, behind)
    if (rows.length > 0) yield writeCsv(rows.map(({ exact: _, ...row }) => cellsOf(toEvent(row))))
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    behind = { at: last.exact, id: last.id }
  }
}

function batch(db: Database, filter: EventFilter, behind: { at: string; id: number } | null) {
  return (
    withNames(eventsMatching(db, filter))
      // To the microsecond, which a Date does not hold.
      .select(sql<string>`account_events.at::text`.as('exact'))
      .$if(behind !== null, (query) =>
        query.where(
          sql<boolean>`(account_events.at, account_events.id) < (${behind?.at}::timestamptz, ${behind?.id})`,
        ),
      )
      .orderBy('account_events.at', 'desc')
      .orderBy('account_events.id', 'desc')
      .limit(BATCH)
      .execute()
  )
}

function cellsOf(event: ReturnType<typeof toEvent>): Cell[] {
  const { at, kind, account_id, name, role, by, network, device, detail, times, last_at } = event
  return [at, accountEventWords[kind], account_id, name, role, by, network, device, detail, times, last_at]
}
