import { TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { channelTaxes, channelTaxNames } from '@panai/contract/royalties/channel-taxes'
import type { LineGroup } from '@panai/contract/sales-import/staff/sales-imports'
import { Figures, Headings } from '../parts/figure-table.tsx'
import { inCurrency } from '../parts/in-currency.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { waitWords } from '../waiting-sales/wait-words.ts'
import { paidToUs } from './paid-to-us.ts'
import { lineWords } from './words.ts'

/** What the file comes to: rows, copies and money by what comes of them, in each currency. */
export function ImportGroups({ groups, royalty }: { groups: readonly LineGroup[]; royalty: number }) {
  const owed = groups.filter(({ state }) => state === 'new' || state === 'posted')
  const [received, receivedBefore] = (['received', 'received_before'] as const).map(
    (what) => owed.reduce((sum, group) => sum + Math.round(group[what] * 100), 0) / 100,
  )
  const taxes = channelTaxes.filter((tax) => groups.some((group) => group.taxes[tax] !== 0))
  const isForeign = groups.some(({ currency }) => currency !== null && currency !== 'INR')
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Totals
      </Typography>
      <WideTable label="Totals of the file">
        <Headings
          texts={['Rows that are']}
          figures={[
            'Rows',
            'Copies',
            'Returned',
            'Free',
            'Pages',
            'Paid by buyers',
            ...(taxes.length > 0 ? ['Net, before tax', ...taxes.map((tax) => channelTaxNames[tax])] : []),
            'Paid to us',
            ...(isForeign ? ['In rupees'] : []),
          ]}
        />
        <TableBody>
          {groups.map((group) => (
            <TableRow key={`${group.state} ${group.waits_for} ${group.currency}`}>
              <TableCell component="th" scope="row">
                {lineWords[group.state]} {group.waits_for && waitWords[group.waits_for]}
              </TableCell>
              <Figures
                of={[group.rows, group.copies, group.returned, group.free_copies, group.pages].map((count) =>
                  count.toLocaleString('en-IN'),
                )}
              />
              <TableCell align="right">{inCurrency(group.amount, group.currency)}</TableCell>
              {taxes.length > 0 && (
                <Figures
                  of={[group.proceeds, ...taxes.map((tax) => group.taxes[tax])].map((amount) =>
                    inCurrency(amount, group.currency),
                  )}
                />
              )}
              <TableCell align="right">{inCurrency(paidToUs(group), group.currency)}</TableCell>
              {isForeign && <TableCell align="right">{inCurrency(group.rupees, 'INR')}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
      {groups.map(
        ({ state, currency, rates }) =>
          rates.length > 0 && (
            <Typography key={`${state} ${currency}`} sx={{ mt: 1 }}>
              {lineWords[state]}: {currency} 1 is {rates.map((rate) => `Rs. ${rate}`).join(', ')}, by the day
              of each row.
            </Typography>
          ),
      )}
      {owed.length > 0 && owed.every(({ rupees }) => rupees !== null) && (
        <Typography sx={{ mt: 1 }}>
          New and posted rows together:{' '}
          {writtenRupees(owed.reduce((sum, { rupees }) => sum + Math.round((rupees ?? 0) * 100), 0) / 100)}{' '}
          come to us
          {Boolean(received) && `, of which ${writtenRupees(received ?? 0)} is paid already`}
          {Boolean(receivedBefore) &&
            `, and ${writtenRupees(receivedBefore ?? 0)} was entered as received before and does not come again`}
          , {writtenRupees(royalty)} of royalties.
        </Typography>
      )}
    </section>
  )
}
