import { Chip, Stack } from '@mui/material'
import { verificationNames, verifications } from '@panai/contract/payees/payee-rules'
import { payeeWarningNames } from '@panai/contract/payees/staff/payee-words'
import type { StaffPayee } from '@panai/contract/payees/staff/payees'
import { DataTable, SelectInput } from 'react-admin'
import { AgoField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { sayPayeeState } from './say-payee-state.ts'

const choices = verifications.map((id) => ({ id, name: verificationNames[id] }))

const waitingChoices = [{ id: 'true', name: 'To be verified' }]

const filters = [
  <SelectInput key="waiting" source="waiting" label="Waiting" choices={waitingChoices} alwaysOn />,
  <SelectInput key="verification" source="verification" choices={choices} alwaysOn />,
]

/** What waits to be verified comes first, the longest first. */
export default function PayeeList() {
  return (
    <StaffList<StaffPayee> filters={filters} sort={{ field: 'waiting_since', order: 'ASC' }}>
      <DataTable<StaffPayee> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        <DataTable.Col
          label="Paid to"
          render={({ method, account_number, upi_id }: StaffPayee) =>
            `${method}, ${account_number ?? upi_id}`
          }
        />
        <DataTable.Col label="PAN" render={({ pan }: StaffPayee) => pan ?? 'None'} />
        <DataTable.Col label="State" render={({ state }: StaffPayee) => sayPayeeState(state)} />
        <DataTable.Col
          label="Verification"
          render={({ verification }: StaffPayee) => verificationNames[verification]}
        />
        <DataTable.Col source="waiting_since" label="Waiting since" field={AgoField} />
        <DataTable.Col label="Warnings" render={(payee: StaffPayee) => <Warnings {...payee} />} />
      </DataTable>
    </StaffList>
  )
}

function Warnings({ warnings, frozen_since }: Pick<StaffPayee, 'warnings' | 'frozen_since'>) {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {frozen_since !== null && <Chip size="small" color="error" label="Frozen" />}
      {warnings.map((warning) => (
        <Chip
          key={warning}
          size="small"
          color="warning"
          variant="outlined"
          label={payeeWarningNames[warning]}
        />
      ))}
    </Stack>
  )
}
