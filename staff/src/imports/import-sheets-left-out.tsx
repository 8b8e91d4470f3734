import { Alert, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

type Shown = SalesImport['sheets_left_out']

/** Sheets of the workbook that were not read, to be looked at before the rows of the others are posted. */
export function ImportSheetsLeftOut({ sheets }: { sheets: Shown }) {
  const mayHaveSales = sheets.filter(({ needs_consent }) => needs_consent).length
  return (
    <section>
      <Alert severity={mayHaveSales > 0 ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {mayHaveSales > 0 ? (
          <>
            {counted(mayHaveSales, 'sheet')} of the file{' '}
            {mayHaveSales === 1 ? 'has rows and was' : 'have rows and were'} not read: nothing of{' '}
            {mayHaveSales === 1 ? 'it' : 'them'} is posted. If such a sheet has sales, cancel the import, mend
            its headings and take the file in again; or save the sheet as a file of its own and take that in
            too.
          </>
        ) : (
          `${counted(sheets.length, 'sheet')} of the file ${sheets.length === 1 ? 'is' : 'are'} left out, without rows or said by another sheet.`
        )}
      </Alert>
      <WideTable label="Sheets that are left out">
        <TableHead>
          <TableRow>
            <TableCell>Sheet</TableCell>
            <TableCell align="right">Rows</TableCell>
            <TableCell>First cells</TableCell>
            <TableCell>Why it is not read</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sheets.map((sheet) => (
            <TableRow key={sheet.name}>
              <TableCell component="th" scope="row">
                <TextInScript text={sheet.name ?? '–'} />
              </TableCell>
              <TableCell align="right">{rowsOf(sheet)}</TableCell>
              <TableCell>
                <TextInScript text={sheet.cells.join(' | ')} />
              </TableCell>
              <TableCell>
                <TextInScript text={reasonOf(sheet)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </section>
  )
}

function rowsOf({ rows, has_more }: Shown[number]): string {
  if (rows === null) return '–'
  return `${has_more ? 'more than ' : ''}${rows.toLocaleString('en-IN')}`
}

function reasonOf({ why, lacks, needs_consent }: Shown[number]): string {
  if (why === 'repeated') return 'Another sheet has the same rows'
  if (!needs_consent) return 'It has no rows with figures'
  if (lacks.length === 0) return 'Its columns have not been named'
  return `It is nearly a table that is read, and lacks the ${lacks.length === 1 ? 'column' : 'columns'} ${lacks.join(', ')}`
}
