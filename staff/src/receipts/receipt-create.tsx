import { receiptNote } from '@panai/contract/accounting/staff/receipt-rules'
import { paymentMethods } from '@panai/contract/money/payment-methods'
import { channelNames, salesChannels } from '@panai/contract/sales/sales-channels'
import {
  AutocompleteInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { StaffCreate } from '../parts/staff-form.tsx'

const channels = salesChannels.map((id) => ({ id, name: channelNames[id] }))
const byName = { field: 'name', order: 'ASC' } as const
const methods = paymentMethods.map((id) => ({ id, name: id }))

/** Money for what a channel or an account owes together; of one sale it is recorded on the page of its row. */
export default function ReceiptCreate() {
  return (
    <StaffCreate redirect="show" title="Money received">
      <SimpleForm sanitizeEmptyValues>
        <ReferenceInput source="sales_account_id" reference="sales-accounts" sort={byName}>
          <AutocompleteInput
            label="Shop, distributor or fair that has paid"
            filterToQuery={(q: string) => ({ q })}
          />
        </ReferenceInput>
        <SelectInput source="channel" label="Or the channel that has paid" choices={channels} />
        <NumberInput
          source="amount"
          label="Amount (Rs.)"
          helperText="Negative for a refund"
          step={0.01}
          validate={required()}
        />
        <DateInput source="received_on" label="Day" validate={required()} />
        <SelectInput source="method" label="Payment method" choices={methods} validate={required()} />
        <TextInput
          source="note"
          label="Note"
          slotProps={{ htmlInput: { maxLength: receiptNote.most } }}
          multiline
          fullWidth
        />
      </SimpleForm>
    </StaffCreate>
  )
}
