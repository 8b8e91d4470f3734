import { Link, Typography } from '@mui/material'
import type { StaffSale } from '@panai/contract/sales-import/staff/sales'
import { SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
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
        <TextField source="source" label="Source" />
        <TextField source="reference" label="Row" />
        <RowLink label="As in the file" />
        <MomentField source="recorded_at" label="Recorded" />
      </SimpleShowLayout>
    </StaffShow>
  )
}

function RowLink(_: { label: string }) {
  const sale = useRecordContext<StaffSale>()
  if (!sale?.line_id) return <Typography variant="body2">–</Typography>
  return (
    <Link component={RouterLink} to={`/sale-lines/${sale.line_id}/show`} variant="body2">
      Open the row
    </Link>
  )
}
