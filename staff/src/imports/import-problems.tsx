import { Alert, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { areQuestions, salesFileProblems } from '@panai/contract/sales/sales-files'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { MixedScripts } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

/** Why a file is refused, row by row. */
export function ImportProblems({
  state,
  problems: { count, named },
}: {
  state: SalesImport['state']
  problems: NonNullable<SalesImport['problems']>
}) {
  const hasSheets = named.some(({ sheet }) => sheet !== null)
  // Nothing is wrong with a file of which something is only to be said.
  if (state === 'unmapped' && areQuestions(named))
    return (
      <Alert severity="warning">
        The file is not read yet: {counted(count, 'thing')} that nobody has said so far. Say it below.
        <ul>
          {named.map(({ text }) => (
            <li key={text}>
              <MixedScripts text={text} />
            </li>
          ))}
        </ul>
      </Alert>
    )
  return (
    <div>
      <Alert severity="error" sx={{ mb: 2 }}>
        {state === 'unmapped'
          ? 'The file can’t be read as it is'
          : 'The file is broken and nothing of it was kept'}
        : {counted(count, 'problem')}
        {count > named.length && `, of which the first ${named.length} are shown`}.{' '}
        {state === 'unmapped'
          ? 'Choose other columns, or cancel the import, correct the file and import it again.'
          : 'Correct it and import it again.'}
      </Alert>
      <WideTable label="Problems of the file">
        <TableHead>
          <TableRow>
            {hasSheets && <TableCell>Sheet</TableCell>}
            {['Row', 'Column', 'Problem', 'Content'].map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {named.map(({ text, code, sheet, row, column, found }) => (
            <TableRow key={text}>
              {hasSheets && <TableCell>{sheet ?? '–'}</TableCell>}
              <TableCell>{row ?? '–'}</TableCell>
              <TableCell>{column ?? '–'}</TableCell>
              <TableCell>{salesFileProblems[code]}</TableCell>
              <TableCell>{found ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </div>
  )
}
