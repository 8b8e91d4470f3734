import { Link, TableBody, TableCell, TableRow } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { Figures, Headings } from '../parts/figure-table.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

type Shown = NonNullable<SalesImport['returns_of_lacking']>

/** Posted returns that take back something else when an import is posted. */
export function ReturnsAnew({ rows }: { rows: Shown['named'] }) {
  return (
    <WideTable label="Returns of these sales that are posted">
      <Headings texts={['Return', 'Book', 'File']} figures={['Copies', 'Royalty']} />
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell component="th" scope="row">
              <Link href={`/staff/sale-lines/${row.id}/show`}>{placeOf(row.sheet, row.row)}</Link>
            </TableCell>
            <TableCell>
              {row.book_title && <TextInScript text={row.book_title} />}
              {row.order_id !== null && `, order ${row.order_id}`}
              {row.waits_for !== null
                ? ': its sale has too few copies, and it waits'
                : row.lacks_sale && ': its sale has too few copies, and it is calculated by its own day'}
            </TableCell>
            <TableCell>
              <Link href={`/staff/sales-imports/${row.import_id}/show`}>
                <TextInScript text={row.file_name ?? `import No. ${row.import_id}`} />
              </Link>
            </TableCell>
            <Figures
              of={[
                changed(row.copies_before.toLocaleString('en-IN'), row.copies.toLocaleString('en-IN')),
                changed(writtenRupees(row.royalty_before), writtenRupees(row.royalty)),
              ]}
            />
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}

export function changed(before: string, now: string): string {
  return before === now ? now : `${before} → ${now}`
}

export function placeOf(sheet: string | null, row: number): string {
  return sheet === null ? `row ${row}` : `row ${row} of ${sheet}`
}
