import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { salesFileProblems } from '@panai/contract/sales-files'
import type { SalesImport } from '@panai/contract/staff/sales-imports'

/** Why a file is refused, row by row. */
export function ImportProblems({
  problems: { count, named },
}: {
  problems: NonNullable<SalesImport['problems']>
}) {
  return (
    <div>
      <Alert severity="error" sx={{ mb: 2 }}>
        The file is broken and nothing of it was kept: {count} {count === 1 ? 'problem' : 'problems'}
        {count > named.length && `, of which the first ${named.length} are shown`}. Mend it and take it in
        again.
      </Alert>
      <Table size="small" aria-label="Problems of the file">
        <TableHead>
          <TableRow>
            {['Sheet', 'Row', 'Column', 'What stands there', 'Problem'].map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {named.map(({ text, code, sheet, row, column, found }) => (
            <TableRow key={text}>
              <TableCell>{sheet ?? '–'}</TableCell>
              <TableCell>{row ?? '–'}</TableCell>
              <TableCell>{column ?? '–'}</TableCell>
              <TableCell>{found ?? '–'}</TableCell>
              <TableCell>{salesFileProblems[code]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
