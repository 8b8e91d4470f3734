import { Alert, Box, Link, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { channelNames } from '@panai/contract/sales/sales-channels'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { Figures, Headings } from '../parts/figure-table.tsx'
import { inCurrency } from '../parts/in-currency.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { paidToUs } from './paid-to-us.ts'
import { ReplaceEarlier } from './replace-earlier.tsx'
import { changed, placeOf, ReturnsAnew } from './returns-anew.tsx'

type Shown = NonNullable<SalesImport['revisions']>
type Revised = Shown['named'][number]

/** Sales of which this file says something else than an earlier one: what each said, and what posting changes. */
export function ImportRevisions({ found, told }: { found: SalesImport; told: Shown }) {
  const { rows, copies, copies_before, may_have_come, authors, named, returns } = told
  const files = new Set(named.map(({ import_id }) => import_id)).size
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Revised rows
      </Typography>
      {rows > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {counted(rows, 'row')} {rows === 1 ? 'says' : 'say'} something else of a sale that an earlier file
          has brought
          {copies !== copies_before &&
            `: ${copies.toLocaleString('en-IN')} ${copies === 1 ? 'copy' : 'copies'} instead of ${copies_before.toLocaleString('en-IN')}`}
          . The earlier {rows === 1 ? 'row gives' : 'rows give'} way, and the difference is posted
          {rows > named.length && `; the first ${named.length} are shown`}.
        </Alert>
      )}
      {returns.rows > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {counted(returns.rows, 'posted return')} of these sales {returns.rows === 1 ? 'takes' : 'take'} back
          what they give now: that is posted with them
          {returns.rows > returns.named.length && `; the first ${returns.named.length} are shown`}.
        </Alert>
      )}
      {may_have_come.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Rows say now that they were paid, while money was entered for{' '}
          {may_have_come.map((channel) => channelNames[channel]).join(', ')} as a whole. If that was for these
          sales, <Link href="/staff/receipts">reverse it</Link> once this is posted: else it is counted twice.
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {named.length > 0 && <RevisedRows rows={named} />}
        {returns.named.length > 0 && <ReturnsAnew rows={returns.named} />}
        {authors.length > 0 && <Authors authors={authors} />}
        {files > 0 && (
          <Box>
            <ReplaceEarlier found={found} files={files} />
          </Box>
        )}
      </Box>
    </section>
  )
}

function RevisedRows({ rows }: { rows: readonly Revised[] }) {
  return (
    <WideTable label="Rows that differ from earlier files">
      <Headings
        texts={['Row', 'Sale', 'Earlier file']}
        figures={['Copies', 'Paid by buyers', 'Paid to us', 'Royalty']}
      />
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell component="th" scope="row">
              <Link href={`/staff/sale-lines/${row.id}/show`}>{placeOf(row.sheet, row.row)}</Link>
            </TableCell>
            <TableCell>
              {row.book_title && <TextInScript text={row.book_title} />}
              {', '}
              {row.order_id !== null && `order ${row.order_id}, `}
              {row.period_from === row.period_to
                ? dayOf(row.period_from)
                : `${dayOf(row.period_from)} to ${dayOf(row.period_to)}`}
              {row.received_before !== 0 &&
                `: ${writtenRupees(row.received_before)} was entered as received before`}
            </TableCell>
            <TableCell>
              <Link href={`/staff/sales-imports/${row.import_id}/show`}>
                <TextInScript text={row.file_name ?? `import No. ${row.import_id}`} />
              </Link>
              , {placeOf(row.earlier_sheet, row.earlier_row)}
            </TableCell>
            <Figures of={changesOf(row)} />
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}

function changesOf(row: Revised): string[] {
  const money = (amount: number | null) => inCurrency(amount, row.currency)
  const changes = [
    [row.copies_before.toLocaleString('en-IN'), row.copies.toLocaleString('en-IN')],
    [money(row.amount_before), money(row.amount)],
    [
      money(paidToUs({ proceeds: row.proceeds_before, taxes: row.taxes_before })),
      money(paidToUs({ proceeds: row.proceeds, taxes: row.taxes })),
    ],
    [writtenRupees(row.royalty_before), writtenRupees(row.royalty)],
  ] as const
  const [copies, paid, toUs, royalty] = changes.map(([before, now]) => changed(before, now))
  const paymentChange = row.is_paid === row.was_paid ? '' : row.is_paid ? ', paid now' : ', not paid'
  return [copies, paid, `${toUs}${paymentChange}`, royalty].map((text) => text ?? '')
}

function Authors({ authors }: { authors: Shown['authors'] }) {
  return (
    <WideTable label="What posting changes for each author">
      <Headings texts={['Author']} figures={['Earlier rows', 'All rows of this file', 'Difference']} />
      <TableBody>
        {authors.map(({ author_id, author_name, before, now, difference }) => (
          <TableRow key={author_id}>
            <TableCell component="th" scope="row">
              <TextInScript text={author_name} />
            </TableCell>
            <Figures of={[before, now, difference].map((amount) => writtenRupees(amount))} />
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}
