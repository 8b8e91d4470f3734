import type { SalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { SimpleForm } from 'react-admin'
import { StaffEdit } from '../parts/staff-form.tsx'
import { AccountFields } from './account-fields.tsx'

export default function AccountEdit() {
  return (
    <StaffEdit<SalesAccount> redirect="show">
      <SimpleForm>
        <AccountFields />
      </SimpleForm>
    </StaffEdit>
  )
}
