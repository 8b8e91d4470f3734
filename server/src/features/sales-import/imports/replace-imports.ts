import { createHash } from 'node:crypto'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import {
  MOST_REPLACED_ROWS,
  type Replacement,
  type replaceImports,
} from '@panai/contract/sales-import/staff/replacements'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { lookAhead } from '../../../db/look-ahead.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { lockPosting } from '../intake/lock-import.ts'
import { findTypedBefore } from '../manual/find-alike.ts'
import { overlapped } from '../posting/find-overlaps.ts'
import { putInPlace } from '../posting/put-in-place.ts'
import { countChanges } from './list-changes.ts'
import { countOverlaps, overlapping } from './list-overlaps.ts'
import { revising } from './list-revisions.ts'
import { countWithoutSale } from './list-without-sale.ts'
import { countSheetsToAgree } from './sheets-left-out.ts'
import { tellDifference } from './tell-difference.ts'

type Planned = Awaited<ReturnType<typeof plan>>

/**
 * What posting this import in place of those that it overlaps would change: it is carried out and rolled back, so it is to the paisa what is
 * booked. @throws Refusal not_found, conflict when it has nothing to post, or nothing that overlaps.
 */
export async function previewReplacement(db: Database, id: number): Promise<Replacement> {
  return lookAhead(db, async (tx) => {
    const planned = await plan(tx, id)
    const { version, earlier, obstacles } = planned
    return obstacles.length > 0
      ? { preview: '', version, earlier: earlier.map(shown), obstacles, changes: null }
      : carryOut(tx, planned, { id, reason: 'Looked at' })
  })
}

/** Undoes the earlier imports and posts this one. @throws the same, and conflict when it is not what the preview has shown, or they are at work. */
export async function replace(tx: Tx, given: ParsedInputOf<typeof replaceImports>): Promise<void> {
  const { id, version, preview, earlier, reason } = given
  const planned = await plan(tx, id)
  if (planned.version !== version) await refuseStale(tx, 'sales_imports', id)
  const [obstacle] = planned.obstacles
  if (obstacle) throw new Refusal('conflict', obstacleMessages[obstacle.why])
  const asked = new Map(earlier.map((one) => [one.id, one.version]))
  for (const found of planned.earlier)
    if (asked.has(found.id) && asked.get(found.id) !== found.version)
      await refuseStale(tx, 'sales_imports', found.id)
  const done = await carryOut(tx, planned, { id, reason })
  if (done.preview !== preview || asked.size !== planned.earlier.length)
    throw new Refusal('conflict', salesImportMessages.previewChanged, { reason: 'stale' })
}

const obstacleMessages = {
  at_work: salesImportMessages.replacedNow,
  too_large: salesImportMessages.tooManyReplaced,
} as const satisfies Record<Replacement['obstacles'][number]['why'], string>

type Earlier = Replacement['earlier'][number] & { state: string; rows: number }

const shown = ({ state, rows, ...earlier }: Earlier): Replacement['earlier'][number] => earlier

/** The import and those that it overlaps, locked: nobody posts, undoes or cancels them meanwhile. */
async function plan(tx: Tx, id: number) {
  await lockPosting(tx)
  const found = await tx
    .selectFrom('sales_imports')
    .select(['version', 'state', 'left_out', 'sheets', 'posted_at', 'covers_from', 'covers_to'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', staffMessages.notFound)
  if (found.state !== 'ready' && found.state !== 'posted')
    throw new Refusal('conflict', salesImportMessages.notPosted)
  const { rows: own } = await sql<{ rows: number }>`
    select count(*)::integer as rows from sale_lines where import_id = ${id}`.execute(tx)
  const ownRows = own[0]?.rows ?? 0
  // Of a large one it would take too long to find what it overlaps.
  const earlier = ownRows > MOST_REPLACED_ROWS ? [] : await findEarlier(tx, id)
  if (earlier.length === 0 && ownRows <= MOST_REPLACED_ROWS)
    throw new Refusal('conflict', salesImportMessages.notReplaced)
  const rows = earlier.reduce((sum, one) => sum + one.rows, ownRows)
  const obstacles: Replacement['obstacles'] = [
    ...earlier.flatMap(({ id: import_id, state }) =>
      state === 'posted' ? [] : [{ import_id, why: 'at_work' as const }],
    ),
    ...(rows > MOST_REPLACED_ROWS ? [{ import_id: null, why: 'too_large' as const }] : []),
  ]
  const isFirst = found.posted_at === null
  const left_out = isFirst ? countLeftOut(found.left_out) : 0
  const sheets_left_out = isFirst ? countSheetsToAgree(found.sheets) : 0
  return { version: found.version, earlier, obstacles, left_out, sheets_left_out }
}

function countLeftOut(kept: unknown): number {
  return kept === null ? 0 : (kept as { count: number }).count // as noteRead keeps it
}

/** Whose posted rows its new rows overlap or revise, or of which it has some and lacks others, in the order of ids. */
async function findEarlier(tx: Tx, id: number): Promise<Earlier[]> {
  const { rows: found } = await sql<{ import_id: number }>`
    with own as materialized (select own.* from ${overlapping(id)})
    select other.import_id from own cross join lateral ${overlapped} as other
    union
    select earlier.import_id from ${revising(id)}
    union
    select import_id from sales_imports, jsonb_to_recordset(compared) as found(import_id integer, lacking integer)
    where id = ${id} and lacking > 0`.execute(tx)
  const ids = sql`any(${found.map(({ import_id }) => import_id)}::integer[])`
  const { rows } = await sql<Earlier>`
    select earlier.id, earlier.version, earlier.file_name, earlier.state, counted.* from sales_imports as earlier, sales_imports as own,
      lateral (
        select count(*)::integer as rows, (count(*) filter (where state = 'posted'))::integer as posted,
          (count(*) filter (where state = 'posted'
            and (period_to < own.covers_from or period_from > own.covers_to)))::integer as outside
        from sale_lines where import_id = earlier.id) as counted
    where earlier.id = ${ids} and own.id = ${id} order by earlier.id for update of earlier`.execute(tx)
  return rows
}

async function carryOut(
  tx: Tx,
  { version, earlier, left_out, sheets_left_out }: Planned,
  { id, reason }: { id: number; reason: string },
): Promise<Replacement> {
  const earlierIds = earlier.map((one) => one.id)
  const done = await putInPlace(tx, { importId: id, earlierIds, reason }, async (between) => ({
    left_out,
    sheets_left_out,
    typed_before: (await findTypedBefore(between, id)).length,
    overlaps: await countOverlaps(between, id),
    without_sale: await countWithoutSale(between, id),
    over_a_change: await countChanges(between, id),
  }))
  const changes = await tellDifference(tx, { importId: id, earlierIds, ...done })
  const told = { version, earlier: earlier.map(shown), obstacles: [], changes }
  const preview = createHash('sha256')
    .update(JSON.stringify([told, done.reckoned]))
    .digest('hex')
  return { preview: preview.slice(0, 32), ...told }
}
