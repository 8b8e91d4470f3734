import { statementPeriods } from '@panai/contract/statement-period'
import { Create, DateInput, required, SelectInput, SimpleForm } from 'react-admin'

const lengths = { month: 'A month', quarter: 'A quarter' } as const

/** Begins a run: its statements are drafts until somebody verifies them. */
export default function RunCreate() {
  return (
    <Create redirect="show" title="Make statements">
      <SimpleForm defaultValues={{ period: 'month', from: firstOfLastMonth() }}>
        <SelectInput
          source="period"
          label="Length"
          choices={statementPeriods.map((id) => ({ id, name: lengths[id] }))}
          validate={required()}
        />
        <DateInput source="from" label="First day" validate={required()} />
      </SimpleForm>
    </Create>
  )
}

function firstOfLastMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 10)
}
