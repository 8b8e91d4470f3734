import { Alert, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { LeftOutKind } from '@panai/contract/sales/sales-files'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

const kinds: Record<LeftOutKind, string> = {
  total: 'A line of totals',
  header: 'Repeated header',
  note: 'A note',
  nothing: 'Its state means no sale',
  foot: 'Of another table below',
}

/** Rows of the file that are no sales, to be looked at before the others are posted. */
export function ImportLeftOut({
  leftOut: { count, named },
}: {
  leftOut: NonNullable<SalesImport['left_out']>
}) {
  const hasSheets = named.some(({ sheet }) => sheet !== null)
  return (
    <section>
      <Alert severity="info" sx={{ mb: 2 }}>
        {counted(count, 'row')} of the file {count === 1 ? 'is no sale' : 'are no sales'} and{' '}
        {count === 1 ? 'is' : 'are'} left out
        {count > named.length && `, of which the first ${named.length} are shown`}. If one is a sale, cancel
        the import and mend the file.
      </Alert>
      <WideTable label="Rows that are left out">
        <TableHead>
          <TableRow>
            {hasSheets && <TableCell>Sheet</TableCell>}
            {['Row', 'Kind', 'Content'].map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {named.map(({ kind, sheet, row, text }) => (
            <TableRow key={`${sheet} ${row}`}>
              {hasSheets && <TableCell>{sheet ?? '–'}</TableCell>}
              <TableCell>{row}</TableCell>
              <TableCell>{kinds[kind]}</TableCell>
              <TableCell>
                <TextInScript text={text} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </section>
  )
}
