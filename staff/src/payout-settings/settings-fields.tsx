import { payoutBounds, payoutCadences, payoutMessages } from '@panai/contract/staff/payout-rules'
import { BooleanInput, DateInput, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Effect } from './effect.tsx'

export function SettingsFields() {
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
        label="Paid from (Rs.)"
        min={payoutBounds.threshold.least / 100}
        max={payoutBounds.threshold.most / 100}
        step={0.01}
        validate={required()}
      />
      <SelectInput
        source="cadence"
        label="How often"
        choices={payoutCadences.map((id) => ({ id, name: id }))}
        validate={required()}
      />
      <NumberInput
        source="day_of_month"
        label="On which day of the month after"
        min={payoutBounds.day.least}
        max={payoutBounds.day.most}
        step={1}
        validate={required()}
      />
      <BooleanInput source="holds_without_pan" label="Hold authors back who have no checked PAN" />
      <TextInput source="note" label="Note" multiline fullWidth />
    </>
  )
}
