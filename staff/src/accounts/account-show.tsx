import type { AccountRecord } from '@panai/contract/accounts/staff/accounts'
import {
  EditButton,
  Labeled,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { AgoField } from '../parts/fields.tsx'
import { useMay } from '../session/session.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { sayRole, sayStatus } from './words.ts'

export default function AccountShow() {
  return (
    <Show<AccountRecord> actions={<Actions />}>
      <SimpleShowLayout>
        <TextField source="name" label="Name" />
        <TextField source="email" label="E-mail address" />
        <States />
        <Labeled label="Last used">
          <AgoField source="last_used_at" />
        </Labeled>
        <AccountActions />
        <AccountSessions />
        <RecordHistory subject="accounts" />
      </SimpleShowLayout>
    </Show>
  )
}

function Actions() {
  const account = useRecordContext<AccountRecord>()
  const may = useMay('accounts.manage')
  if (!may || !account || account.role === 'author' || account.status === 'closed') return null
  return (
    <TopToolbar>
      <EditButton />
    </TopToolbar>
  )
}

function States() {
  const account = useRecordContext<AccountRecord>()
  if (!account) return null
  const { role, status, has_second_factor, email_confirmed, mail_language } = account
  const words = [
    sayRole(role),
    sayStatus(status),
    email_confirmed ? 'address confirmed' : 'address not confirmed',
    has_second_factor ? 'with a second factor' : 'without a second factor',
    ...(mail_language === 'ta' ? ['mails in Tamil'] : []),
  ]
  return <Labeled label="Role and state">{<span>{words.join(' · ')}</span>}</Labeled>
}
