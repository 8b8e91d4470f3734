import { paymentMethods } from '@panai/contract/payment-methods'
import { channelNames, salesChannels } from '@panai/contract/royalties'
import { receiptNote } from '@panai/contract/staff/receipt-rules'
import { DateInput, NumberInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin'
import { StaffCreate } from '../parts/staff-form.tsx'

const channels = salesChannels.map((id) => ({ id, name: channelNames[id] }))
const methods = paymentMethods.map((id) => ({ id, name: id }))

/** Money for what a channel owes together; of one sale it is recorded on the page of its row. */
export default function ReceiptCreate() {
  return (
    <StaffCreate redirect="show" title="Money received">
      <SimpleForm defaultValues={{ channel: 'direct' }} sanitizeEmptyValues>
        <SelectInput source="channel" label="Who has paid" choices={channels} validate={required()} />
        <NumberInput
          source="amount"
          label="Amount (Rs.)"
          helperText="Negative: we gave it back"
          step={0.01}
          validate={required()}
        />
        <DateInput source="received_on" label="Day" validate={required()} />
        <SelectInput source="method" label="By" choices={methods} validate={required()} />
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
