import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { quarterNames } from '@panai/contract/payouts/staff/payout-rules'
import { DateInput, NumberInput, SelectInput, useListContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { type Challan, ChallanInputs } from './challan-inputs.tsx'

export const quarters = Object.entries(quarterNames).map(([id, name]) => ({ id: Number(id), name }))

type DepositForm = Challan & { year: number; quarter: number; up_to: string }

/** Fills one challan in for all tax of a quarter that waits for its deposit. The quarter that is looked at is proposed. */
export function DepositQuarter() {
  const { year, quarter } = useListContext().filterValues
  return (
    <FormDialog
      label="Fill in a challan"
      title="Tax of a quarter was deposited"
      values={{ year, quarter: quarter && Number(quarter) }}
      // The inputs below are the form's.
      send={(given) => staffCall('POST', '/api/staff/tax-deposits', given as DepositForm)}
      done={({ data }) =>
        `The challan is filled in: ${counted(data.entries, 'payout')}, ${writtenRupees(data.withheld)}`
      }
    >
      <p>All payouts of the quarter up to a day whose tax is not deposited yet.</p>
      <NumberInput source="year" label="Financial year from" min={2000} max={2200} isRequired fullWidth />
      <SelectInput source="quarter" choices={quarters} isRequired fullWidth />
      <DateInput source="up_to" label="Of payouts up to" isRequired fullWidth />
      <ChallanInputs />
    </FormDialog>
  )
}
