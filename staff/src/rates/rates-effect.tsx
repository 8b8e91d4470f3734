import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { inRupees } from '@panai/contract/money/grouped-rupees'
import { ratesFromJson } from '@panai/contract/royalties/calculator-rates'
import { estimateCopy } from '@panai/contract/royalties/royalty-calculator'
import type { StaffRates } from '@panai/contract/royalties/staff/rates'
import { ratesExamples } from '@panai/contract/royalties/staff/rates-examples'
import { useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { WideTable } from '../parts/wide-table.tsx'
import { type RatesForm, wholeRates } from './rates-form.ts'

const TITLE = 'Three books, today and with these rates'

/** Three books at the rates of today and at those in the form: what an author would see before and after. */
export function RatesEffect() {
  const { data } = useGetList<StaffRates>('calculator-rates', {
    sort: { field: 'valid_from', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  const today = data?.find(({ state }) => state === 'in_force')
  const given = wholeRates(useWatch<Partial<RatesForm>>())
  if (!today) return null
  const then = given && ratesFromJson(given)
  const now = ratesFromJson(today)
  return (
    <>
      <Typography component="h2" variant="subtitle1">
        {TITLE}
      </Typography>
      <Box sx={{ mb: 2 }}>
        <WideTable label={TITLE}>
          <TableHead>
            <TableRow>
              <TableCell>Book</TableCell>
              <TableCell align="right">Printing today</TableCell>
              <TableCell align="right">Printing then</TableCell>
              <TableCell align="right">Suggested MRP today</TableCell>
              <TableCell align="right">Suggested MRP then</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ratesExamples.map(({ title, ...book }) => {
              const before = estimateCopy(now, book)
              const after = then && estimateCopy(then, book)
              return (
                <TableRow key={title}>
                  <TableCell component="th" scope="row">
                    {title}
                  </TableCell>
                  <TableCell align="right">{inRupees(before.printingCost)}</TableCell>
                  <TableCell align="right">{after ? inRupees(after.printingCost) : '-'}</TableCell>
                  <TableCell align="right">{inRupees(before.suggestedMrp)}</TableCell>
                  <TableCell align="right">{after ? inRupees(after.suggestedMrp) : '-'}</TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </WideTable>
      </Box>
    </>
  )
}
