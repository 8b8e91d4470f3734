import { Alert, Typography } from '@mui/material'
import { verificationNames } from '@panai/contract/payees/payee-rules'
import { payeeWarningNames } from '@panai/contract/payees/staff/payee-words'
import type { StaffPayeeRecord } from '@panai/contract/payees/staff/payees'
import type { ReactNode } from 'react'
import { Link, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { AgoField, MomentField, NameField } from '../parts/fields.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { PayeeActions } from './payee-actions.tsx'
import { Readings } from './readings.tsx'
import { sayPayeeState } from './say-payee-state.ts'

/** One version of an author's details: masked, with what to look at twice and who has read them in full. */
export default function PayeeShow() {
  return (
    <StaffShow<StaffPayeeRecord>>
      <SimpleShowLayout>
        <Freeze />
        <Warnings />
        <PayeeActions />
        <NameField source="author_name" label="Author" />
        <NameField source="account_name" label="Name of the account" />
        <NameField source="holder_name" label="Account holder" />
        <NameField source="name_at_bank" label="Name in bank files" />
        <Said label="Paid to">
          {({ method, account_number, upi_id }) => `${method}, ${account_number ?? upi_id}`}
        </Said>
        <Said label="Bank">{({ bank, ifsc }) => (bank === null ? null : `${bank}, ${ifsc}`)}</Said>
        <Said label="PAN">
          {({ pan, pan_holder, pan_verified }) =>
            pan === null
              ? 'None given'
              : `${pan}, of ${pan_holder}, ${pan_verified ? 'verified' : 'not verified'}`
          }
        </Said>
        <NameField source="pan_name" label="Name as on the PAN" />
        <Said label="Resident in India">{({ resident }) => (resident ? 'Yes' : 'No')}</Said>
        <Said label="State">{({ state }) => sayPayeeState(state)}</Said>
        <Said label="Verification">
          {({ verification, verified_by }) =>
            [verificationNames[verification], verified_by && `by ${verified_by}`].filter(Boolean).join(' ')
          }
        </Said>
        <TextField source="refusal_reason" label="Why refused" emptyText="–" />
        <AgoField source="created_at" label="Given" />
        <AgoField source="confirmed_at" label="Confirmed by the author" />
        <MomentField source="in_force_from" label="In force from" />
        <Readings />
      </SimpleShowLayout>
    </StaffShow>
  )
}

type SaidProps = { label: string; children: (payee: StaffPayeeRecord) => ReactNode }

/** The layout writes the label above it. */
function Said({ children }: SaidProps) {
  const payee = useRecordContext<StaffPayeeRecord>()
  return payee ? <Typography variant="body2">{children(payee) ?? '–'}</Typography> : null
}

function Freeze() {
  const payee = useRecordContext<StaffPayeeRecord>()
  if (!payee || payee.frozen_since === null) return null
  const search = encodeURIComponent(JSON.stringify({ author_id: payee.author_id, open: 'true' }))
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      Frozen: the author says that a change was not theirs. Nothing is paid to them until somebody has talked
      to them and <Link to={`/payee-freezes?filter=${search}`}>lifts the freeze</Link>.
    </Alert>
  )
}

function Warnings() {
  const payee = useRecordContext<StaffPayeeRecord>()
  // The list's own record of it, which is shown first, does not say who else has the same.
  if (!payee?.sharing) return null
  return payee.warnings.map((warning) => (
    <Alert key={warning} severity="warning" sx={{ mb: 1 }}>
      {payeeWarningNames[warning]}
      {payee.sharing
        .filter(({ kind }) => kind === warning)
        .map(({ author_id, author_name }) => (
          <span key={author_id}>
            {' · '}
            <Link to={`/payees?filter=${encodeURIComponent(JSON.stringify({ author_id }))}`}>
              <TextInScript text={author_name} />
            </Link>
          </span>
        ))}
    </Alert>
  ))
}
