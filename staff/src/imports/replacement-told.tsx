import { Alert, Box, Link, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { MOST_REPLACED_ROWS, type Replacement } from '@panai/contract/sales-import/staff/replacements'
import { counted } from '../parts/counted.ts'
import { Figures } from '../parts/figure-table.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

type Changes = NonNullable<Replacement['changes']>

/** What replacing takes back and gives, before it is done; or why it can't be done now. */
export function ReplacementTold({ seen: { earlier, obstacles, changes } }: { seen: Replacement }) {
  return (
    <>
      <ul>
        {earlier.map(({ id, file_name, posted, outside }) => (
          <li key={id}>
            <Link href={`/staff/sales-imports/${id}/show`}>
              {file_name === null ? `Sale typed by hand, No. ${id}` : <TextInScript text={file_name} />}
            </Link>{' '}
            is undone as a whole: {counted(posted, 'posted row')}.
            {outside > 0 && (
              <strong>
                {' '}
                {counted(outside, 'row')} of it {outside === 1 ? 'lies' : 'lie'} on days that this file does
                not cover: {outside === 1 ? 'it is' : 'they are'} reversed too.
              </strong>
            )}
          </li>
        ))}
      </ul>
      {obstacles.map(({ import_id, why }) => (
        <Alert key={`${why} ${import_id}`} severity="warning" sx={{ mb: 1 }}>
          {why === 'at_work'
            ? `Import No. ${import_id} can’t be undone now: it is being posted or undone just now. Try again when that is done.`
            : `It can’t be done at once: both files together have more than ${MOST_REPLACED_ROWS.toLocaleString('en-IN')} rows. Open the earlier one and undo it, then post this one.`}
        </Alert>
      ))}
      {changes && <Difference changes={changes} />}
    </>
  )
}

function Difference({ changes }: { changes: Changes }) {
  const { before, now, difference, currencies, authors, authors_count } = changes
  const rows = [
    ...(currencies.length > 1
      ? currencies.map(({ currency, ...sums }) => ({ name: currency ?? 'No currency', ...sums }))
      : []),
    { name: currencies.length > 1 ? 'Together' : 'All rows', before, now, difference },
  ]
  return (
    <>
      <p>
        <strong>
          {difference.royalty === 0
            ? 'Royalties stay the same in sum'
            : `Royalties come to ${writtenRupees(Math.abs(difference.royalty))} ${difference.royalty > 0 ? 'more' : 'less'} than before`}
        </strong>
        .
      </p>
      <WideTable label="Rows, copies and royalty">
        <Head of="Figure" />
        <TableBody>
          {rows.flatMap(({ name, ...sums }) =>
            (['rows', 'copies', 'royalty'] as const).map((what) => (
              <TableRow key={`${name} ${what}`}>
                <TableCell component="th" scope="row">
                  {name === 'All rows' ? labels[what] : `${name}: ${labels[what].toLowerCase()}`}
                </TableCell>
                <Figures
                  of={([sums.before, sums.now, sums.difference] as const).map((sum) =>
                    what === 'royalty' ? writtenRupees(sum.royalty) : sum[what].toLocaleString('en-IN'),
                  )}
                />
              </TableRow>
            )),
          )}
        </TableBody>
      </WideTable>
      {authors.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <WideTable label="Royalty of each author">
            <Head of="Author" />
            <TableBody>
              {authors.map((author) => (
                <TableRow key={author.author_id}>
                  <TableCell component="th" scope="row">
                    <TextInScript text={author.author_name} />
                  </TableCell>
                  <TableCell align="right">{writtenRupees(author.before)}</TableCell>
                  <TableCell align="right">{writtenRupees(author.now)}</TableCell>
                  <TableCell align="right">{writtenRupees(author.difference)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </WideTable>
        </Box>
      )}
      {authors_count > authors.length && (
        <p>
          Of {counted(authors_count, 'author')}, the {authors.length} with the largest differences are shown.
        </p>
      )}
      <WhatFollows changes={changes} />
    </>
  )
}

const labels = { rows: 'Rows', copies: 'Copies', royalty: 'Royalty' } as const

/** What was stated or paid already, and what else is agreed to by replacing. */
function WhatFollows({ changes }: { changes: Changes }) {
  const { authors_stated, authors_below_zero, back_elsewhere, waiting } = changes
  const { left_out, sheets_left_out, typed_before, overlaps, without_sale, over_a_change } = changes
  const sentences = [
    authors_stated > 0 &&
      `${counted(authors_stated, 'author')} ${authors_stated === 1 ? 'has' : 'have'} the earlier figure on a statement already: that stays, and the next one corrects it.`,
    authors_below_zero > 0 &&
      `${counted(authors_below_zero, 'author')} ${authors_below_zero === 1 ? 'has' : 'have'} been paid more than is left: the rest is taken from what is earned next.`,
    back_elsewhere > 0 &&
      `${counted(back_elsewhere, 'row')} that further files had left out ${back_elsewhere === 1 ? 'comes' : 'come'} back there, to be posted.`,
    waiting > 0 &&
      `${counted(waiting, 'row')} of this file still ${waiting === 1 ? 'waits' : 'wait'}, and ${waiting === 1 ? 'is' : 'are'} not posted yet.`,
    left_out > 0 && `Of this file, ${counted(left_out, 'row')} shown as no sales will be left out.`,
    sheets_left_out > 0 &&
      `Of this file, ${counted(sheets_left_out, 'sheet')} that ${sheets_left_out === 1 ? 'was' : 'were'} not read will be left out.`,
    typed_before > 0 &&
      `${counted(typed_before, 'row')} that ${typed_before === 1 ? 'looks' : 'look'} like typed sales will be posted too, as other sales.`,
    overlaps > 0 &&
      `${counted(overlaps, 'row')} still ${overlaps === 1 ? 'overlaps' : 'overlap'} further files, and will be posted as further sales.`,
    without_sale > 0 &&
      `${counted(without_sale, 'return')} without a sale will be calculated by the day of the return.`,
    over_a_change > 0 &&
      `${counted(over_a_change, 'row')} over a change of terms will be calculated by the last day of ${over_a_change === 1 ? 'its' : 'their'} period.`,
  ].filter((sentence) => sentence !== false)
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}

function Head({ of }: { of: string }) {
  return (
    <TableHead>
      <TableRow>
        <TableCell>{of}</TableCell>
        {['Earlier', 'This file', 'Difference'].map((heading) => (
          <TableCell key={heading} align="right">
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}
