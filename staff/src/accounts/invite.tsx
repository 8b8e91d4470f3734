import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { Create, SelectInput, SimpleForm, TextInput, useNotify, useRedirect } from 'react-admin'
import { staffRoleChoices } from './words.ts'

/** Somebody new of the company's people: a link is mailed to them. */
export default function Invite() {
  const notify = useNotify()
  const redirect = useRedirect()
  function onSuccess({ id }: { id: number }) {
    notify(staffAccountMessages.invited, { type: 'success' })
    redirect('show', 'accounts', id)
  }
  return (
    <Create title="Invite a colleague" mutationOptions={{ onSuccess }}>
      <SimpleForm>
        <TextInput source="name" label="Full Name" />
        <TextInput source="email" label="Email Address" type="email" />
        <SelectInput source="role" label="Role" choices={staffRoleChoices} defaultValue="editor" />
      </SimpleForm>
    </Create>
  )
}
