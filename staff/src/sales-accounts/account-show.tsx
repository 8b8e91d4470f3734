import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { salesAccountKindNames } from '@panai/contract/sales/sales-account-kinds'
import type { SalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { useState } from 'react'
import { EditButton, TopToolbar, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { counted } from '../parts/counted.ts'
import { SendDialog } from '../parts/send-dialog.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { MixedScripts, TextInScript } from '../parts/text-in-script.tsx'
import { useMay } from '../session/session.ts'
import { ChooseAccount, type ChosenAccount } from './choose-account.tsx'

export default function AccountShow() {
  return (
    <StaffShow<SalesAccount> actions={<Actions />}>
      <Account />
    </StaffShow>
  )
}

function Actions() {
  const account = useRecordContext<SalesAccount>()
  const mayMove = useMay('money.move')
  if (!account || !mayMove || account.merged_into !== null) return null
  return (
    <TopToolbar>
      <EditButton />
    </TopToolbar>
  )
}

/** What it owes and by which terms, and what it is the same as. */
function Account() {
  const account = useRecordContext<SalesAccount>()
  const mayMove = useMay('money.move')
  if (!account) return null
  const { merged_into, merged, other_names } = account
  return (
    <Stack spacing={2} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      {merged_into !== null && (
        <Alert severity="info">
          Merged into <AccountLink {...merged_into} />: what is booked here is summed up there.
        </Alert>
      )}
      <Typography variant="h2">{owedWords(account)}</Typography>
      {merged_into === null && (
        <Link component={RouterLink} to={receiptsOf(account)}>
          Money received
        </Link>
      )}
      <Typography>{termsOf(account)}</Typography>
      <Contact account={account} />
      {account.note !== null && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <TextInScript text={account.note} />
        </Typography>
      )}
      {merged.length > 0 && (
        <Box>
          <Typography>Includes what is booked for</Typography>
          <ul>
            {merged.map((part) => (
              <li key={part.id}>
                <AccountLink {...part} />
              </li>
            ))}
          </ul>
        </Box>
      )}
      {other_names.length > 0 && (
        <Typography>
          Earlier names: <MixedScripts text={other_names.join(' · ')} />. Files that write these names are
          read too.
        </Typography>
      )}
      {mayMove && (merged_into === null ? <Merge account={account} /> : <Split account={account} />)}
      <RecordHistory subject="sales_accounts" />
    </Stack>
  )
}

function AccountLink({ id, name }: { id: number; name: string }) {
  return (
    <Link component={RouterLink} to={`/sales-accounts/${id}/show`}>
      <TextInScript text={name} />
    </Link>
  )
}

function owedWords({ owes, overdue }: SalesAccount): string {
  if (owes < 0) return `We owe it ${writtenRupees(-owes)}`
  const late = overdue ? `, ${writtenRupees(overdue)} of it overdue` : ''
  return owes === 0 ? 'Nothing is owed' : `It owes us ${writtenRupees(owes)}${late}`
}

function termsOf({ kind, discount, credit_days }: SalesAccount): string {
  const terms = [
    discount === null ? 'no discount agreed' : `${discount} % discount on the price`,
    credit_days === null
      ? 'no credit agreed'
      : `pays within ${counted(credit_days, 'day')} after the end of the month`,
  ]
  return `${salesAccountKindNames[kind]}: ${terms.join(', ')}.`
}

function receiptsOf({ id }: SalesAccount): string {
  return `/receipts?filter=${encodeURIComponent(JSON.stringify({ sales_account_id: id }))}`
}

function Contact({ account: { contact_name, phone, email } }: { account: SalesAccount }) {
  if (contact_name === null && phone === null && email === null) return null
  return (
    <Stack>
      {contact_name !== null && <TextInScript text={contact_name} />}
      {phone !== null && <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>}
      {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
    </Stack>
  )
}

function Merge({ account: { id, version, name } }: { account: SalesAccount }) {
  const [isOpen, setOpen] = useState(false)
  const [into, setInto] = useState<ChosenAccount | null>(null)
  return (
    <Box>
      <Button size="small" onClick={() => setOpen(true)}>
        Merge into another account
      </Button>
      {isOpen && (
        <SendDialog
          title={
            <>
              Merge <TextInScript text={name} /> into which account?
            </>
          }
          label="Merge"
          act={() =>
            staffCall('POST', '/api/staff/sales-accounts/{id}/merger', {
              id: String(id),
              version,
              into: into?.id ?? 0,
            })
          }
          done="The accounts are merged"
          onClose={() => setOpen(false)}
          disabled={into === null || into.id === id}
        >
          <Typography>
            Bookings stay as they are and count towards the other account, and files with this name are read
            as its files. The merger can be undone.
          </Typography>
          <ChooseAccount label="Account that stays" account={into} onChoose={setInto} />
        </SendDialog>
      )}
    </Box>
  )
}

function Split({ account: { id, version } }: { account: SalesAccount }) {
  return (
    <Box>
      <ActionDialog
        label="Undo the merger"
        title="Undo the merger?"
        act={() => staffCall('POST', '/api/staff/sales-accounts/{id}/split', { id: String(id), version })}
        done="The merger is undone"
      >
        What was booked before the merger belongs to this account again; what was booked since stays with the
        other one.
      </ActionDialog>
    </Box>
  )
}
