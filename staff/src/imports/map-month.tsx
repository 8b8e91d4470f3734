import { Typography } from '@mui/material'
import type { SalesFilePreview } from '@panai/contract/sales-import/staff/sales-layouts'
import { monthOf } from '../payouts/payout-words.ts'
import { MonthOfRows } from './month-of-rows.tsx'

const sources = {
  given: 'As it was given with the file',
  sheet: 'As the name of the sheet says: please check it',
  file: 'As the name of the file says: please check it',
} as const

type MapMonthProps = {
  told: SalesFilePreview['month']
  month: string
  onChange: (month: string) => void
}

/** The month of all rows of a statement without days. */
export function MapMonth({ told, month, onChange }: MapMonthProps) {
  if (told?.by === 'text')
    return (
      <Typography variant="body2" sx={{ mt: 2 }}>
        No column has the days of the sales: all are of {monthOf(told.month)}, as the text above the table
        says.
      </Typography>
    )
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Of which month are its sales?
      </Typography>
      <MonthOfRows
        month={month}
        onChange={onChange}
        helperText={told ? sources[told.by] : 'No column, text or name tells it'}
      />
    </>
  )
}
