import { messages } from '@panai/contract/http/messages'
import {
  MOST_RESULT_ROWS,
  payoutMessages,
  type RESULT_COLUMNS,
} from '@panai/contract/payouts/staff/payout-rules'
import { parse } from 'csv-parse/sync'
import { Refusal } from '../../http/refusal.ts'

/** One row of a table of results, not yet looked at. */
export type GivenResult = {
  /** In the file; the heading is line 1. */
  line: number
  reference: string
  status: string
  transactionId: string
  reason: string
}

/** Reads a table of results; what it has besides the known columns is left alone. @throws Refusal invalid when it is none. */
export function readResultFile(bytes: Buffer): GivenResult[] {
  const [heading, ...lines] = parseLines(bytes)
  const names = (heading?.record ?? []).map((name) => name.trim().toLowerCase().replaceAll(/[ -]+/g, '_'))
  const place = (column: (typeof RESULT_COLUMNS)[number]) => {
    const at = names.indexOf(column)
    if (at === -1 || names.lastIndexOf(column) !== at) throw refuse(payoutMessages.columns)
    return at
  }
  const [reference, status, transactionId, reason] = [
    place('reference'),
    place('status'),
    place('transaction_id'),
    place('reason'),
  ]
  if (lines.length === 0) throw refuse(payoutMessages.noRows)
  if (lines.length > MOST_RESULT_ROWS) throw refuse(payoutMessages.tooManyRows)
  return lines.map(({ record, info }) => {
    const cell = (at: number) => (record[at] ?? '').trim()
    return {
      line: info.lines,
      reference: cell(reference),
      status: cell(status).toLowerCase(),
      transactionId: cell(transactionId),
      reason: cell(reason),
    }
  })
}

/** What a bank says of one transfer is far shorter. A line of commas alone would take a hundred times its size once it is split. */
const tooLong = /[^\r\n]{10001}/

type Line = { record: string[]; info: { lines: number } }

function parseLines(bytes: Buffer): Line[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (tooLong.test(text)) throw refuse(payoutMessages.notCsv)
    const to = MOST_RESULT_ROWS + 2
    return parse(text, { to, info: true, bom: true, skip_empty_lines: true }) as unknown as Line[] // what `info` makes of it
  } catch {
    throw refuse(payoutMessages.notCsv)
  }
}

function refuse(message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { file: [message] } })
}
