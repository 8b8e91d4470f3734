import { RESULT_COLUMNS } from '@panai/contract/payouts/staff/payout-rules'
import type { PayoutItem } from '@panai/contract/payouts/staff/payouts'

type Item = Pick<PayoutItem, 'status' | 'reference' | 'author_name' | 'net'>

/** A CSV table with a row for each of the payouts that waits for the bank's answer. */
export function resultTable(items: readonly Item[]): string {
  const waiting = items.filter(({ status }) => status === 'processing')
  const lines = [
    [...RESULT_COLUMNS, 'author', 'amount'],
    ...waiting.map(({ reference, author_name, net }) => [
      reference ?? '',
      '',
      '',
      '',
      author_name,
      String(net),
    ]),
  ]
  // With the mark of its letters, without which spreadsheets spoil Tamil names.
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** What a spreadsheet would take for a formula gets an apostrophe before it. */
function quoted(given: string): string {
  const cell = /^[=+\-@]/.test(given) ? `'${given}` : given
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
