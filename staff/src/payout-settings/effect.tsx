import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { InputOf } from '@panai/contract/http/endpoint'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { previewPayoutEffect } from '@panai/contract/payouts/staff/payout-settings'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'

/** A run of today with the settings that hold, and with those in the form. */
export function Effect({ given }: { given: InputOf<typeof previewPayoutEffect> }) {
  const { data, error } = useQuery({
    queryKey: ['payout-effect', given],
    queryFn: async ({ signal }) =>
      (await staffCall('GET', '/api/staff/payout-effect', given, { signal })).data,
    placeholderData: keepPreviousData,
  })
  if (error) return <Typography color="text.secondary">{error.message}</Typography>
  if (!data) return null
  const rows = [
    ['Authors paid', String(data.now.to_pay), String(data.changed.to_pay)],
    ['Authors held back', String(data.now.held), String(data.changed.held)],
    ['Paid out of balances', writtenRupees(data.now.payable), writtenRupees(data.changed.payable)],
    ['Tax withheld', writtenRupees(data.now.withheld), writtenRupees(data.changed.withheld)],
  ] as const
  return (
    <>
      <Typography component="h2" variant="subtitle1" id="payout-effect">
        A payout run today, before and after this change
      </Typography>
      <Table size="small" aria-labelledby="payout-effect" sx={{ mb: 2, maxWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell>Figure</TableCell>
            <TableCell align="right">Today</TableCell>
            <TableCell align="right">After the change</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, now, then]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{now}</TableCell>
              <TableCell align="right">{then}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
