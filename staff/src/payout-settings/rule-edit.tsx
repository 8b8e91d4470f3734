import type { TaxRuleRecord } from '@panai/contract/staff/payout-settings'
import { SimpleForm } from 'react-admin'
import { StaffEdit } from '../parts/staff-form.tsx'
import { RuleFields } from './rule-fields.tsx'

export default function RuleEdit() {
  return (
    <StaffEdit<TaxRuleRecord>>
      <SimpleForm warnWhenUnsavedChanges>
        <RuleFields />
      </SimpleForm>
    </StaffEdit>
  )
}
