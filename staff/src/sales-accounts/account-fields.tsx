import {
  MOST_CREDIT_DAYS,
  MOST_DISCOUNT,
  salesAccountRules,
} from '@panai/contract/sales-import/staff/sales-account-rules'
import { NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { kindChoices } from './account-list.tsx'

const most = (rule: { most: number }) => ({ htmlInput: { maxLength: rule.most } })

/** What is said of an account, new or changed. */
export function AccountFields() {
  return (
    <>
      <TextInput
        source="name"
        label="Name"
        helperText="As its files write it, if they name it"
        validate={required()}
        slotProps={most(salesAccountRules.name)}
        fullWidth
      />
      <SelectInput
        source="kind"
        label="Kind"
        choices={kindChoices}
        helperText="What a fair sells counts as sold by ourselves, what shops and distributors sell as sold by bookshops"
        validate={required()}
      />
      <NumberInput
        source="discount"
        label="Discount on the price (%)"
        helperText="Where its files have the price only, it owes the price less this discount"
        min={0}
        max={MOST_DISCOUNT}
        step={0.01}
      />
      <NumberInput
        source="credit_days"
        label="Credit period (days)"
        helperText="After the end of the month in which it is booked"
        min={0}
        max={MOST_CREDIT_DAYS}
      />
      <TextInput
        source="contact_name"
        label="Contact person"
        slotProps={most(salesAccountRules.contact_name)}
        fullWidth
      />
      <TextInput source="phone" label="Phone" type="tel" slotProps={most(salesAccountRules.phone)} />
      <TextInput source="email" label="E-mail" type="email" slotProps={most(salesAccountRules.email)} />
      <TextInput source="note" label="Note" slotProps={most(salesAccountRules.note)} multiline fullWidth />
    </>
  )
}
