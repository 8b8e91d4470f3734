import { Alert, Box, Link, TableBody, TableCell, TableRow } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { Headings } from '../parts/figure-table.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { ReplaceEarlier } from './replace-earlier.tsx'

type Shown = NonNullable<SalesImport['overlaps']>

/** Rows whose period another file has brought, with what that one counted and what this one counts. */
export function ImportOverlaps({ found, told: { rows, named } }: { found: SalesImport; told: Shown }) {
  const files = new Set(named.map(({ import_id }) => import_id)).size
  return (
    <section>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {counted(rows, 'row')} may count copies that another file has brought: the periods overlap. If this
        file corrects the earlier one, replace that: the difference is shown first. Otherwise post it: the
        copies are added to those before.
      </Alert>
      <Box sx={{ mb: 2 }}>
        <ReplaceEarlier found={found} files={files} />
      </Box>
      <WideTable label="Rows that overlap an earlier file">
        <Headings
          texts={['Book', 'Earlier file', 'Its period']}
          figures={['Copies before', 'Copies now', 'Amount before', 'Amount now']}
        />
        <TableBody>
          {named.map((group) => (
            <TableRow key={`${group.import_id} ${group.book_id}`}>
              <TableCell component="th" scope="row">
                <TextInScript text={group.book_title} />
              </TableCell>
              <TableCell>
                <Link href={`/staff/sales-imports/${group.import_id}/show`}>
                  {group.file_name === null ? 'Typed by hand' : <TextInScript text={group.file_name} />}
                </Link>
              </TableCell>
              <TableCell>
                {group.period_from === group.period_to
                  ? dayOf(group.period_from)
                  : `${dayOf(group.period_from)} to ${dayOf(group.period_to)}`}
              </TableCell>
              <TableCell align="right">{group.copies_before.toLocaleString('en-IN')}</TableCell>
              <TableCell align="right">{group.copies.toLocaleString('en-IN')}</TableCell>
              <TableCell align="right">{amountOf(group.amount_before)}</TableCell>
              <TableCell align="right">{amountOf(group.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </section>
  )
}

function amountOf(amount: number | null): string {
  return amount === null ? 'Not given' : writtenRupees(amount)
}
