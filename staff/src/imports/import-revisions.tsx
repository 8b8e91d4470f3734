import { Alert, Box, Link, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/grouped-rupees'
import type { SalesImport } from '@panai/contract/staff/sales-imports'
import { counted } from '../parts/counted.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { inCurrency } from './import-groups.tsx'
import { ReplaceEarlier } from './replace-earlier.tsx'

type Told = NonNullable<SalesImport['revisions']>
type Revised = Told['named'][number]

/** Sales of which this file says something else than an earlier one: what each said, and what posting changes. */
export function ImportRevisions({ found, told }: { found: SalesImport; told: Told }) {
  const { rows, copies, copies_before, authors, named } = told
  const files = new Set(named.map(({ import_id }) => import_id)).size
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Revised rows
      </Typography>
      <Alert severity="info" sx={{ mb: 2 }}>
        {counted(rows, 'row')} {rows === 1 ? 'says' : 'say'} something else of a sale that an earlier file has
        brought: {copies.toLocaleString('en-IN')} {copies === 1 ? 'copy' : 'copies'} instead of{' '}
        {copies_before.toLocaleString('en-IN')}. The earlier {rows === 1 ? 'row gives' : 'rows give'} way, and
        the difference is posted
        {rows > named.length && `; the first ${named.length} are shown`}.
      </Alert>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <RevisedRows rows={named} />
        {authors.length > 0 && <Authors authors={authors} />}
        <Box>
          <ReplaceEarlier found={found} files={files} />
        </Box>
      </Box>
    </section>
  )
}

function RevisedRows({ rows }: { rows: readonly Revised[] }) {
  return (
    <WideTable label="Rows that earlier files have otherwise">
      <TableHead>
        <TableRow>
          {['Row', 'Sale', 'Earlier file'].map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
          {['Copies', 'Paid by buyers', 'Paid to us', 'Royalty'].map((heading) => (
            <TableCell key={heading} align="right">
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
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
            </TableCell>
            <TableCell>
              <Link href={`/staff/sales-imports/${row.import_id}/show`}>
                <TextInScript text={row.file_name ?? `import No. ${row.import_id}`} />
              </Link>
              , {placeOf(row.earlier_sheet, row.earlier_row)}
            </TableCell>
            {changesOf(row).map(([what, before, now]) => (
              <TableCell key={what} align="right">
                {before === now ? now : `${before} → ${now}`}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}

function changesOf(row: Revised): [what: string, before: string, now: string][] {
  const money = (amount: number | null) => inCurrency(amount, row.currency)
  return [
    ['copies', row.copies_before.toLocaleString('en-IN'), row.copies.toLocaleString('en-IN')],
    ['amount', money(row.amount_before), money(row.amount)],
    ['proceeds', money(row.proceeds_before), money(row.proceeds)],
    ['royalty', writtenRupees(row.royalty_before), writtenRupees(row.royalty)],
  ]
}

function Authors({ authors }: { authors: Told['authors'] }) {
  return (
    <WideTable label="What posting changes for each author">
      <TableHead>
        <TableRow>
          <TableCell>Author</TableCell>
          {['Earlier rows', 'All rows of this file', 'Difference'].map((heading) => (
            <TableCell key={heading} align="right">
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {authors.map(({ author_id, author_name, before, now, difference }) => (
          <TableRow key={author_id}>
            <TableCell component="th" scope="row">
              <TextInScript text={author_name} />
            </TableCell>
            {[before, now, difference].map((amount, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
              <TableCell key={at} align="right">
                {writtenRupees(amount)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}

function placeOf(sheet: string | null, row: number): string {
  return sheet === null ? `row ${row}` : `row ${row} of ${sheet}`
}
