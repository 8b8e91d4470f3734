import { SimpleForm } from 'react-admin'
import { StaffCreate } from '../parts/staff-form.tsx'
import { AccountFields } from './account-fields.tsx'

export default function AccountCreate() {
  return (
    <StaffCreate redirect="show" title="New shop or fair">
      <SimpleForm defaultValues={{ kind: 'shop' }} sanitizeEmptyValues>
        <AccountFields />
      </SimpleForm>
    </StaffCreate>
  )
}
