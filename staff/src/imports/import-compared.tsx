import { Alert, Box, Link, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { Figures, Headings } from '../parts/figure-table.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { ReturnsAnew } from './returns-anew.tsx'

type File = SalesImport['compared'][number]
type Returns = SalesImport['returns_of_lacking']

/** Other files of these days: what this one has of their rows, and which it lacks. */
export function ImportCompared({ files, returns }: { files: readonly File[]; returns: Returns }) {
  const lacking = files.filter((file) => file.lacking > 0)
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Other files of these days
      </Typography>
      {lacking.map((file) => (
        <Lacking key={file.import_id} file={file} />
      ))}
      {returns && (
        <Box sx={{ mb: 2 }}>
          <Typography gutterBottom>
            If rows are reversed, {counted(returns.rows, 'posted return')} of them{' '}
            {returns.rows === 1 ? 'takes' : 'take'} back something else
            {returns.rows > returns.named.length && `; the first ${returns.named.length} are shown`}:
          </Typography>
          <ReturnsAnew rows={returns.named} />
        </Box>
      )}
      <WideTable label="Other files of these days">
        <Headings
          texts={['File', 'Its dates']}
          figures={['Posted rows', 'Same in this file', 'Different in this file', 'Not in this file']}
        />
        <TableBody>
          {files.map((file) => (
            <TableRow key={file.import_id}>
              <TableCell component="th" scope="row">
                <FileLink file={file} />
              </TableCell>
              <TableCell>{daysOf(file.covers_from, file.covers_to)}</TableCell>
              <Figures
                of={[file.posted, file.same, file.revised, file.lacking].map((count) =>
                  count.toLocaleString('en-IN'),
                )}
              />
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </section>
  )
}

function Lacking({ file }: { file: File }) {
  const { lacking, lacking_copies, lacking_royalty, named } = file
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {counted(lacking, 'row')} of <FileLink file={file} />, of days of this file,{' '}
      {lacking === 1 ? 'is' : 'are'} not in it: {lacking_copies.toLocaleString('en-IN')}{' '}
      {lacking_copies === 1 ? 'copy' : 'copies'}, {writtenRupees(lacking_royalty)} of royalty
      {lacking > named.length && `; the first ${named.length} are shown`}:
      <ul>
        {named.map(({ id, sheet, row, book_title, order_id, period_from, period_to, copies, royalty }) => (
          <li key={id}>
            <Link href={`/staff/sale-lines/${id}/show`}>
              row {row}
              {sheet !== null && ` of ${sheet}`}
            </Link>
            : {copies} {copies === 1 ? 'copy' : 'copies'} of{' '}
            {book_title && <TextInScript text={book_title} />}
            {order_id !== null && `, order ${order_id}`}, {daysOf(period_from, period_to)},{' '}
            {writtenRupees(royalty)}
          </li>
        ))}
      </ul>
      If this file has all sales of its days, they are reversed when it is posted. If it has a part of them,
      they stay.
    </Alert>
  )
}

function FileLink({ file: { import_id, file_name } }: { file: File }) {
  return (
    <Link href={`/staff/sales-imports/${import_id}/show`}>
      <TextInScript text={file_name ?? `import No. ${import_id}`} />
    </Link>
  )
}

function daysOf(from: string | null, to: string | null): string {
  if (from === null || to === null) return '–'
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
}
