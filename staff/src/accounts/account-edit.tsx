import { Edit, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar } from 'react-admin'
import { staffRoleChoices } from './words.ts'

/** Name and role of one of the company's people. */
export default function AccountEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show">
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton alwaysEnable />
          </Toolbar>
        }
      >
        <TextInput source="name" label="Full Name" />
        <SelectInput source="role" label="Role" choices={staffRoleChoices} />
      </SimpleForm>
    </Edit>
  )
}
