import type { TaxRuleRecord } from '@panai/contract/payouts/staff/payout-settings'
import { SimpleForm, useGetList } from 'react-admin'
import { StaffCreate, StaffEdit } from '../parts/staff-form.tsx'
import { RuleFields } from './rule-fields.tsx'

export function RuleEdit() {
  return (
    <StaffEdit<TaxRuleRecord>>
      <SimpleForm warnWhenUnsavedChanges>
        <RuleFields />
      </SimpleForm>
    </StaffEdit>
  )
}

/** A new rule begins as a copy of the last one. */
export function RuleCreate() {
  const { data } = useGetList<TaxRuleRecord>('tax-rules', {
    sort: { field: 'valid_from', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  const [last] = data ?? []
  if (!last) return null
  const { threshold, rate_with_pan, rate_without_pan, section } = last
  return (
    <StaffCreate redirect="list" title="New tax rule">
      <SimpleForm defaultValues={{ threshold, rate_with_pan, rate_without_pan, section }}>
        <RuleFields />
      </SimpleForm>
    </StaffCreate>
  )
}
