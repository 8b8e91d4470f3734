import { DateInput, TextInput } from 'react-admin'

/** With what tax was deposited, and when. */
export type Challan = { deposit_reference: string; deposited_on: string }

export function ChallanInputs() {
  return (
    <>
      <TextInput source="deposit_reference" label="Challan" isRequired fullWidth />
      <DateInput source="deposited_on" label="Deposited on" isRequired fullWidth />
    </>
  )
}
