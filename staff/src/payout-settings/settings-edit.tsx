import type { PayoutSettings } from '@panai/contract/staff/payout-settings'
import { SimpleForm } from 'react-admin'
import { StaffEdit } from '../parts/staff-form.tsx'
import { SettingsFields } from './settings-fields.tsx'

export default function SettingsEdit() {
  return (
    <StaffEdit<PayoutSettings>>
      <SimpleForm warnWhenUnsavedChanges>
        <SettingsFields />
      </SimpleForm>
    </StaffEdit>
  )
}
