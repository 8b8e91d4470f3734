import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export type Column<Row> = {
  readonly title: string
  /** Numbers stand at the end of their column. */
  readonly atEnd?: boolean
  /** A text of any length, which must not make the table wider than the screen. */
  readonly wraps?: boolean
  readonly cell: (row: Row, number: number) => ReactNode
}

type HistoryTableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Of the first row, counted from the newest. */
  readonly firstNumber: number
}

// On a phone each row is a card. A table that is laid out otherwise is none any more for some readers, unless it is told so.
const asTable = { role: 'table' }
const asGroup = { role: 'rowgroup' }
const asRow = { role: 'row' }
const asColumnHeader = { role: 'columnheader' }
const asCell = { role: 'cell' }

/** Rows of a history: a table where there is room, cards on a phone. */
export function HistoryTable<Row>({ caption, columns, rows, firstNumber }: HistoryTableProps<Row>) {
  return (
    <table {...asTable} className="block w-full sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead {...asGroup} className="sr-only sm:not-sr-only sm:table-header-group">
        <tr {...asRow} className="border-line border-b-2 text-ink-soft text-sm">
          {columns.map(({ title, atEnd }) => (
            <th
              key={title}
              {...asColumnHeader}
              scope="col"
              className={classNames('px-2 py-3 font-semibold md:px-4', atEnd ? 'text-right' : 'text-left')}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asGroup} className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:table-row-group">
        {rows.map((row, at) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list, and has no state
            key={firstNumber + at}
            {...asRow}
            className="block rounded-lg border border-line px-4 py-2 sm:table-row sm:rounded-none sm:border-0 sm:border-b"
          >
            {columns.map(({ title, atEnd, wraps, cell }) => (
              <td
                key={title}
                {...asCell}
                className={classNames(
                  'flex justify-between gap-6 py-1 text-right sm:table-cell sm:px-2 sm:py-3 md:px-4',
                  !atEnd && 'sm:text-left',
                  !wraps && 'flex-wrap',
                )}
              >
                <span aria-hidden="true" className="shrink-0 text-ink-soft text-sm sm:hidden">
                  {title}
                </span>
                <div className={wraps ? 'min-w-0 wrap-anywhere' : 'whitespace-nowrap'}>
                  {cell(row, firstNumber + at)}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
