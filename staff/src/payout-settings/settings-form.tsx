import { payoutBounds, payoutCadences, payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import type { PayoutSettings } from '@panai/contract/payouts/staff/payout-settings'
import {
  BooleanInput,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { StaffCreate, StaffEdit } from '../parts/staff-form.tsx'
import { Effect } from './effect.tsx'

function SettingsFields() {
  const { threshold, holds_without_pan } = useWatch()
  return (
    <>
      <Effect
        given={{
          threshold: threshold === null || threshold === undefined ? undefined : String(threshold),
          holds_without_pan: holds_without_pan ? 'true' : 'false',
        }}
      />
      <DateInput source="valid_from" label="Valid from" validate={required(payoutMessages.day)} />
      <NumberInput
        source="threshold"
        label="Minimum payout (Rs.)"
        min={payoutBounds.threshold.least / 100}
        max={payoutBounds.threshold.most / 100}
        step={0.01}
        validate={required()}
      />
      <SelectInput
        source="cadence"
        label="Frequency"
        choices={payoutCadences.map((id) => ({ id, name: id }))}
        validate={required()}
      />
      <NumberInput
        source="day_of_month"
        label="Day of the following month"
        min={payoutBounds.day.least}
        max={payoutBounds.day.most}
        step={1}
        validate={required()}
      />
      <NumberInput
        source="upi_limit"
        label="UPI limit per transfer (Rs.)"
        min={payoutBounds.upiLimit.least / 100}
        max={payoutBounds.upiLimit.most / 100}
        step={0.01}
        validate={required()}
      />
      <BooleanInput source="holds_without_pan" label="Hold back authors without a checked PAN" />
      <TextInput source="note" label="Note" multiline fullWidth />
    </>
  )
}

/** New settings begin as a copy of the last ones. */
export function SettingsCreate() {
  const { data } = useGetList<PayoutSettings>('payout-settings', {
    sort: { field: 'valid_from', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  const [last] = data ?? []
  if (!last) return null
  const { threshold, cadence, day_of_month, upi_limit, holds_without_pan } = last
  return (
    <StaffCreate redirect="list" title="New payout settings">
      <SimpleForm defaultValues={{ threshold, cadence, day_of_month, upi_limit, holds_without_pan }}>
        <SettingsFields />
      </SimpleForm>
    </StaffCreate>
  )
}

export function SettingsEdit() {
  return (
    <StaffEdit<PayoutSettings>>
      <SimpleForm warnWhenUnsavedChanges>
        <SettingsFields />
      </SimpleForm>
    </StaffEdit>
  )
}
