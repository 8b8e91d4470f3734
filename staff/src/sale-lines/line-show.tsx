import { Box, Button, Link, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { channelTaxes, channelTaxNames } from '@panai/contract/royalties/channel-taxes'
import { basisNames } from '@panai/contract/royalties/royalty-terms'
import type { LineEarnings, PartOfLine, SaleLineDetail } from '@panai/contract/sales-import/staff/sale-lines'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { staffDownload } from '../api/staff-call.ts'
import { paidToUs } from '../imports/paid-to-us.ts'
import { lineWords } from '../imports/words.ts'
import { inCurrency } from '../parts/in-currency.ts'
import { StaffShow } from '../parts/staff-show.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { waitWords } from '../waiting-sales/wait-words.ts'
import { Answered } from './answered.tsx'
import { LinePayment } from './line-payment.tsx'

export default function LineShow() {
  return (
    <StaffShow<SaleLineDetail>>
      <Row />
    </StaffShow>
  )
}

/** The row as it stands in its file, what came of it, and the sales it became. */
function Row() {
  const line = useRecordContext<SaleLineDetail>()
  if (!line || !('cells' in line)) return null
  const { import_id, file_name, sheet, row_number, further_rows, state, waits_for, cells, sales } = line
  const rows = [row_number, ...further_rows].join(', ')
  return (
    <Box sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography>
        {further_rows.length > 0 ? 'Rows' : 'Row'} {rows}
        {sheet && ` of sheet “${sheet}”`} of{' '}
        <Link component={RouterLink} to={`/sales-imports/${import_id}/show`}>
          {file_name ?? `import ${import_id}`}
        </Link>
        : {lineWords[state]} {waits_for && waitWords[waits_for]}
      </Typography>
      {file_name && (
        <Box>
          <Button
            size="small"
            onClick={() => staffDownload('/api/staff/sales-imports/{id}/file', { id: import_id })}
          >
            Download the file
          </Button>
        </Box>
      )}
      {cells.length > 0 && (
        <WideTable label="The row as in the file">
          <TableBody>
            {cells.map(({ heading, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
              <TableRow key={at}>
                <TableCell component="th" scope="row">
                  {heading}
                </TableCell>
                <TableCell>
                  <TextInScript text={value} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      )}
      <SoldBy line={line} />
      <Taxed line={line} />
      <Answered line={line} />
      <LinePayment line={line} />
      {line.earns && <Earns earns={line.earns} isPosted={state === 'posted'} />}
      {sales.map(({ id, author_name, royalty, is_reversed }) => (
        <Typography key={id}>
          <Link component={RouterLink} to={`/sales/${id}/show`}>
            Sale {id}
          </Link>
          : {writtenRupees(royalty)} for <TextInScript text={author_name} />
          {is_reversed && ', reversed'}
        </Typography>
      ))}
    </Box>
  )
}

/** The shop or fair whose row it is, and the discount by which what it owes is reckoned. */
function SoldBy({ line: { sales_account, discount, amount, proceeds, currency } }: { line: SaleLineDetail }) {
  if (sales_account === null) return null
  return (
    <Typography>
      Sold by{' '}
      <Link component={RouterLink} to={`/sales-accounts/${sales_account.id}/show`}>
        <TextInScript text={sales_account.name} />
      </Link>
      .
      {discount !== null &&
        ` The file does not say what it owes: ${inCurrency(amount, currency)} less ${discount} % is ${inCurrency(proceeds, currency)}.`}
    </Typography>
  )
}

/** What the channel keeps for the state of what it owes. */
function Taxed({ line: { proceeds, taxes, currency } }: { line: SaleLineDetail }) {
  if (taxes === null) return null
  const kept = channelTaxes.filter((tax) => taxes[tax] !== 0)
  return (
    <Typography>
      {proceeds !== null && `Net, before tax: ${inCurrency(proceeds, currency)}. `}
      Kept for the state, and no part of the royalty:{' '}
      {kept.map((tax) => `${channelTaxNames[tax]} ${inCurrency(taxes[tax], currency)}`).join(', ')}.
      {proceeds !== null && ` Paid to us: ${inCurrency(paidToUs({ proceeds, taxes }), currency)}.`}
    </Typography>
  )
}

/** How its royalty is calculated: of each part rate, what it is taken of, and each author's share. */
function Earns({ earns: { exchange_rate, parts }, isPosted }: { earns: LineEarnings; isPosted: boolean }) {
  return (
    <Box>
      <Typography>
        {isPosted ? 'Posted:' : 'To be posted:'}
        {exchange_rate !== null && ` exchanged at ${exchange_rate} rupees.`}
      </Typography>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and are not moved
        <Part key={at} part={part} areSharesShown={!isPosted} />
      ))}
    </Box>
  )
}

function Part({ part, areSharesShown }: { part: PartOfLine; areSharesShown: boolean }) {
  const { copies, basis, percent, list_price, base, cost, royalty, shares } = part
  return (
    <>
      <Typography>
        {copies < 0 && `${copies === -1 ? '1 copy' : `${-copies} copies`} back: `}
        {basis === 'file'
          ? `the file itself fixes a royalty of ${writtenRupees(royalty)}.`
          : `${percent} % ${basisNames[basis]}, ${writtenRupees(base)}${
              cost === 0 ? '' : ` less costs of ${writtenRupees(cost)}`
            }: ${writtenRupees(royalty)}.`}
        {list_price !== null && ` The price of a copy is ${writtenRupees(list_price)}.`}
      </Typography>
      {areSharesShown &&
        shares.map(({ author_id, author_name, percent, royalty }) => (
          <Typography key={author_id}>
            <TextInScript text={author_name} />: {percent} %, {writtenRupees(royalty)}
          </Typography>
        ))}
    </>
  )
}
