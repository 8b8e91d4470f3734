import { channelTaxes } from '@panai/contract/royalties/channel-taxes'
import { sql } from 'kysely'
import type { JudgedLine, Judgement } from './judge-line.ts'
import { digestOf } from './judged-digest.ts'

/** What is kept of a judgement: for an update of `sale_lines` from a recordset `given` with `judgedFields`. */
export const setJudged = sql`
  state = given.state, waits_for = given.waits, amount_paise = given.amount, proceeds_paise = given.proceeds,
  tds_paise = given.tds, tcs_paise = given.tcs, gst_paise = given.gst, judged = given.judged,
  changes_on = nullif(array(select jsonb_array_elements_text(coalesce(given."on", '[]'))), '{}')`

export const judgedFields = sql`
  state text, waits text, amount bigint, proceeds bigint, tds bigint, tcs bigint, gst bigint, judged uuid, "on" jsonb`

/** A row of that recordset. */
export function judgedRow(line: Pick<JudgedLine, 'bookId' | 'format'>, judgement: Judgement) {
  const { state, waitsFor: waits, amount, proceeds, taxes, changesOn: on } = judgement
  const judged = state === 'new' ? digestOf(line, judgement) : null
  return { state, waits, amount, proceeds, ...(taxes ?? noTaxes), judged, on }
}
const noTaxes = Object.fromEntries(channelTaxes.map((tax) => [tax, null]))
