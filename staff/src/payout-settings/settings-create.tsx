import type { PayoutSettings } from '@panai/contract/staff/payout-settings'
import { SimpleForm, useGetList } from 'react-admin'
import { StaffCreate } from '../parts/staff-form.tsx'
import { SettingsFields } from './settings-fields.tsx'

/** New settings begin as a copy of the last ones. */
export default function SettingsCreate() {
  const { data } = useGetList<PayoutSettings>('payout-settings', {
    sort: { field: 'valid_from', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  const [last] = data ?? []
  if (!last) return null
  const { threshold, cadence, day_of_month, holds_without_pan } = last
  return (
    <StaffCreate redirect="list" title="New payout settings">
      <SimpleForm defaultValues={{ threshold, cadence, day_of_month, holds_without_pan }}>
        <SettingsFields />
      </SimpleForm>
    </StaffCreate>
  )
}
