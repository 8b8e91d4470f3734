import { currencies } from '@panai/contract/money/staff/currency-field'
import { DateInput, NumberInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin'
import { StaffCreate } from '../parts/staff-form.tsx'

const choices = currencies.filter((code) => code !== 'INR').map((code) => ({ id: code, name: code }))

export default function RateCreate() {
  return (
    <StaffCreate redirect="list" title="New currency rate">
      <SimpleForm>
        <SelectInput source="currency" label="Currency" choices={choices} validate={required()} />
        <DateInput source="valid_from" label="Valid from" validate={required()} />
        <NumberInput source="rupees" label="Rupees for one unit" min={0} step="any" validate={required()} />
        <TextInput source="note" label="Source" />
      </SimpleForm>
    </StaffCreate>
  )
}
