import type { StaffSale } from '@panai/contract/staff/sales'
import { Labeled, Show, SimpleShowLayout, TextField } from 'react-admin'
import { DayField, MomentField, MoneyField, NameField } from '../parts/fields.tsx'

export default function SaleShow() {
  return (
    <Show<StaffSale>>
      <SimpleShowLayout>
        <Labeled label="Book">
          <NameField source="book_title" />
        </Labeled>
        <Labeled label="Author">
          <NameField source="author_name" />
        </Labeled>
        <Labeled label="Sold on">
          <DayField source="sale_date" />
        </Labeled>
        <TextField source="quantity" label="Copies" />
        <Labeled label="Paid by the buyer">
          <MoneyField source="amount" />
        </Labeled>
        <Labeled label="Royalty">
          <MoneyField source="royalty" />
        </Labeled>
        <TextField source="source" label="Came from" />
        <TextField source="reference" label="Row of it" />
        <Labeled label="Recorded">
          <MomentField source="recorded_at" />
        </Labeled>
      </SimpleShowLayout>
    </Show>
  )
}
