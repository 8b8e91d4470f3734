import { Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material'
import type { Report, ReportCell, ReportColumn } from '@panai/contract/accounting/staff/reports'
import { TextInScript } from '../parts/text-in-script.tsx'
import { cellWords, monthWords } from './cell-words.ts'

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** The figures of a report. A table that is wider than the screen is moved by itself. */
export function ReportTable({ report }: { report: Report }) {
  const { title, columns, rows, totals } = report
  return (
    // What scrolls must be reached by the keyboard.
    <TableContainer role="region" aria-label={`${title}, table`} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.title} align={isNumber(column) ? 'right' : 'left'} scope="col">
                {monthWords(column.title)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two books may have one title, and no row has a state
            <Line key={at} cells={cells} columns={columns} />
          ))}
        </TableBody>
        {totals.length > 0 && (
          <TableFooter
            sx={{ '& .MuiTableCell-root': { fontWeight: 600, fontSize: '0.875rem', color: 'text.primary' } }}
          >
            <Line cells={totals} columns={columns} />
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  )
}

function Line({ cells, columns }: { cells: readonly ReportCell[]; columns: readonly ReportColumn[] }) {
  return (
    <TableRow>
      {columns.map((column, at) => {
        const words = cellWords(cells[at] ?? null, column.kind)
        return at === 0 ? (
          <TableCell
            key={column.title}
            component="th"
            scope="row"
            sx={column.kind === 'month' ? figures : {}}
          >
            <TextInScript text={words} />
          </TableCell>
        ) : (
          <TableCell
            key={column.title}
            align={isNumber(column) ? 'right' : 'left'}
            sx={isNumber(column) ? figures : {}}
          >
            {words && <TextInScript text={words} />}
          </TableCell>
        )
      })}
    </TableRow>
  )
}

function isNumber({ kind }: ReportColumn): boolean {
  return kind === 'count' || kind === 'money'
}
