import { SimpleForm } from 'react-admin'
import { StaffCreate } from '../parts/staff-form.tsx'
import { RuleFields } from './rule-fields.tsx'

/** A rule for all books, from tomorrow on at the earliest. */
export default function CompanyRuleCreate() {
  return (
    <StaffCreate redirect="list" title="New rule for all books">
      <SimpleForm defaultValues={{ basis: 'net' }} sanitizeEmptyValues>
        <RuleFields />
      </SimpleForm>
    </StaffCreate>
  )
}
