import { Typography } from '@mui/material'
import type { PayeeFreeze } from '@panai/contract/payees/staff/payee-freezes'
import { payeeReasonRules } from '@panai/contract/payees/staff/payee-words'
import { DataTable, SelectInput } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { AgoField, NameField } from '../parts/fields.tsx'
import { StaffList } from '../parts/staff-list.tsx'
import { useMay } from '../session/session.ts'

const openChoices = [{ id: 'true', name: 'Frozen now' }]
const filters = [<SelectInput key="open" source="open" label="State" choices={openChoices} alwaysOn />]

/** Authors who have said that a change was not theirs: somebody calls them, and lifts the freeze with a note. */
export default function FreezeList() {
  const may = useMay('money.move')
  return (
    <StaffList<PayeeFreeze> filters={filters} sort={{ field: 'frozen_at', order: 'DESC' }}>
      <DataTable<PayeeFreeze> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
        {/* Beside the author, so that it is in sight on a phone. */}
        <DataTable.Col
          label="Action"
          sx={{ whiteSpace: 'nowrap' }}
          render={(freeze: PayeeFreeze) => may && freeze.lifted_at === null && <Lift {...freeze} />}
        />
        <DataTable.Col label="Phone" render={({ phone }: PayeeFreeze) => phone ?? 'None'} />
        <DataTable.Col label="E-mail" render={({ email }: PayeeFreeze) => email ?? 'None'} />
        <DataTable.Col source="frozen_at" label="Frozen" field={AgoField} />
        <DataTable.Col source="lifted_at" label="Lifted" field={AgoField} disableSort />
        <DataTable.Col source="lifted_by" label="By" field={NameField} disableSort />
        <DataTable.Col label="Note" render={({ note }: PayeeFreeze) => note} />
      </DataTable>
    </StaffList>
  )
}

function Lift({ id, author_name }: PayeeFreeze) {
  return (
    <ActionDialog
      label="Lift the freeze"
      title={`Lift the freeze of ${author_name}?`}
      reason={{ label: payeeReasonRules.lifting.missing, required: true, name: 'note' }}
      act={(note) => staffCall('POST', '/api/staff/payee-freezes/{id}/lifting', { id: String(id), note })}
      done="Lifted: the author can be paid again."
    >
      <Typography sx={{ mb: 2 }}>
        Call the author first, by a number that you knew before. Ask which bank details are theirs.
      </Typography>
    </ActionDialog>
  )
}
