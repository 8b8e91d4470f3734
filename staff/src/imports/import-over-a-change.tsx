import { Alert, TableBody, TableCell, TableRow } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { Headings } from '../parts/figure-table.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { WideTable } from '../parts/wide-table.tsx'

type Shown = NonNullable<SalesImport['over_a_change']>

/** Rows of several days on one of which terms changed, with what they come to by the last day and by the first. */
export function ImportOverAChange({ told: { rows, named } }: { told: Shown }) {
  const shown = named.reduce((sum, group) => sum + group.rows, 0)
  return (
    <section>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {counted(rows, 'row')} {rows === 1 ? 'counts' : 'count'} the sales of several days, and terms, prices
        or exchange rates changed on one of them. The file does not say what was sold before. They are
        calculated by the last day{shown < rows && `; the first ${shown} are shown`}. If that is wrong, take
        in a file that names days.
      </Alert>
      <WideTable label="Rows over a change of terms">
        <Headings
          texts={['Book', 'Sold', 'Changes on']}
          figures={['Copies', 'Royalty by the last day', 'By the first day']}
        />
        <TableBody>
          {named.map((group) => (
            <TableRow key={`${group.book_id} ${group.period_from} ${group.period_to} ${group.changes_on}`}>
              <TableCell component="th" scope="row">
                <TextInScript text={group.book_title} />
              </TableCell>
              <TableCell>
                {dayOf(group.period_from)} to {dayOf(group.period_to)}
              </TableCell>
              <TableCell>{group.changes_on.map(dayOf).join(', ')}</TableCell>
              <TableCell align="right">{group.copies.toLocaleString('en-IN')}</TableCell>
              <TableCell align="right">{writtenRupees(group.royalty)}</TableCell>
              <TableCell align="right">
                {group.royalty_before === null ? 'Not known' : writtenRupees(group.royalty_before)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </section>
  )
}
