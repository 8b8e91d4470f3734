import type { StaffSale } from '@panai/contract/staff/sales'
import { SimpleShowLayout, TextField } from 'react-admin'
import { DayField, MomentField, MoneyField, NameField } from '../parts/fields.tsx'
import { StaffShow } from '../parts/staff-show.tsx'

export default function SaleShow() {
  return (
    <StaffShow<StaffSale>>
      <SimpleShowLayout>
        <NameField source="book_title" label="Book" />
        <NameField source="author_name" label="Author" />
        <DayField source="sale_date" label="Sold on" />
        <TextField source="quantity" label="Copies" />
        <MoneyField source="amount" label="Paid by the buyer" />
        <MoneyField source="royalty" label="Royalty" />
        <TextField source="source" label="Came from" />
        <TextField source="reference" label="Row of it" />
        <MomentField source="recorded_at" label="Recorded" />
      </SimpleShowLayout>
    </StaffShow>
  )
}
