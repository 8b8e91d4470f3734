import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { MatchConsequences } from '@panai/contract/sales-import/staff/sale-matches'
import { counted } from '../parts/counted.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { waitWords } from '../waiting-sales/wait-words.ts'

/** What a change takes back and gives, before it is posted. */
export function Consequences({ seen }: { seen: MatchConsequences }) {
  const { rows, rows_posted, rows_waiting, rows_over_a_change, authors, currencies } = seen
  const stated = authors.filter(({ is_stated }) => is_stated).length
  const below = authors.filter(({ is_below_zero }) => is_below_zero).length
  return (
    <>
      <p>
        {counted(rows, 'row')}, {rows_posted === 0 ? 'none of them posted' : `${rows_posted} of them posted`}.
      </p>
      {authors.length > 0 && (
        <WideTable label="Royalty of each author">
          <TableHead>
            <TableRow>
              <TableCell>Author</TableCell>
              <TableCell align="right">Reversed</TableCell>
              <TableCell align="right">Given</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {authors.map(({ author_id, author_name, taken, given }) => (
              <TableRow key={author_id}>
                <TableCell component="th" scope="row">
                  <TextInScript text={author_name} />
                </TableCell>
                <TableCell align="right">{writtenRupees(taken)}</TableCell>
                <TableCell align="right">{writtenRupees(given)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
      {currencies.map(({ currency, rows, copies, taken, given }) => (
        <Typography key={currency ?? 'none'} variant="body2" sx={{ mt: 1 }}>
          In {currency ?? 'no currency'}: {counted(rows, 'row')}, {copies.toLocaleString('en-IN')}{' '}
          {Math.abs(copies) === 1 ? 'copy' : 'copies'}, {writtenRupees(taken)} of royalty reversed,{' '}
          {writtenRupees(given)} given.
        </Typography>
      ))}
      {rows_waiting.map(({ waits_for, rows }) => (
        <p key={waits_for}>
          {counted(rows, 'row')} then {rows === 1 ? 'waits' : 'wait'} {waitWords[waits_for]}.
        </p>
      ))}
      {rows_over_a_change > 0 && (
        <p>
          {counted(rows_over_a_change, 'row')} {rows_over_a_change === 1 ? 'counts' : 'count'} several days,
          on one of which terms changed: calculated by the last day.
        </p>
      )}
      {stated > 0 && (
        <p>
          {counted(stated, 'author')} {stated === 1 ? 'has' : 'have'} it on a statement already: that stays,
          and the next one corrects it.
        </p>
      )}
      {below > 0 && (
        <p>
          {counted(below, 'author')} {below === 1 ? 'has' : 'have'} been paid of it: the rest is taken from
          what is earned next.
        </p>
      )}
    </>
  )
}
