import { statementPeriods } from '@panai/contract/statements/statement-period'
import { Create, DateInput, required, SaveButton, SelectInput, SimpleForm, Toolbar } from 'react-admin'

const lengths = { month: 'A month', quarter: 'A quarter' } as const

/** Begins a run: its statements are drafts until somebody verifies them. */
export default function RunCreate() {
  return (
    <Create redirect="show" title="Make statements">
      <SimpleForm defaultValues={{ period: 'month', from: firstOfLastMonth() }} toolbar={<StartToolbar />}>
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

/** What is proposed may be what is wanted. */
function StartToolbar() {
  return (
    <Toolbar>
      <SaveButton alwaysEnable label="Make drafts" />
    </Toolbar>
  )
}

function firstOfLastMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 10)
}
