import type { RawRow } from '../table.ts'
import { readXml } from '../xml/read-xml.ts'
import { OdsRows, type RepeatedRow } from './ods-rows.ts'

/** So many characters of rows are given at once, or one row: a piece of such a file has a few rows only. */
const BATCH_CHARS = 64 * 1024

/**
 * The rows of a sheet (`pieces`: what is in its table), some at a time; empty rows are left out, and a row that is written once for several
 * comes as often as it counts.
 */
export async function* readOdsSheet(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<RawRow[]> {
  const rows = new OdsRows(name)
  let batch: RawRow[] = []
  let held = 0
  for await (const _ of readXml(pieces, rows)) {
    for (const { row, chars } of eachOf(rows.complete.splice(0))) {
      batch.push(row)
      held += chars
      if (held < BATCH_CHARS) continue
      yield batch
      batch = []
      held = 0
    }
  }
  yield batch
}

/** As many as they count. */
function* eachOf(repeated: readonly RepeatedRow[]): Generator<Pick<RepeatedRow, 'row' | 'chars'>> {
  for (const { row, times, chars } of repeated)
    for (let at = 0; at < times; at += 1) yield { row: { ...row, number: row.number + at }, chars }
}
