import { Box } from '@mui/material'
import type { StaffAuthorDetail } from '@panai/contract/staff/authors'
import { Create, Edit, SelectInput, SimpleForm, TextInput } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { languageChoices } from '../parts/choices.ts'
import { PictureInput } from '../parts/picture-input.tsx'
import { wholeRecord } from '../parts/whole-record.ts'

function AuthorForm() {
  return (
    <SimpleForm>
      <TextInput source="name" isRequired />
      <TextInput source="name_latin" label="Name in Latin letters" />
      <TextInput
        source="other_names"
        label="Other names"
        multiline
        helperText="One a line: V. O. C., வ.உ.சி. The search finds the author by them; they are not shown."
      />
      <TextInput
        source="slug"
        label="Name in addresses"
        helperText="Small letters and digits between hyphens"
      />
      <TextInput source="years" helperText="Such as 1882–1921" />
      <SelectInput source="language" choices={languageChoices} isRequired />
      <TextInput source="bio" label="Biography" multiline minRows={4} />
      <TextInput source="bio_en" label="Biography in English" multiline minRows={4} />
      <PictureInput source="photo_id" shownAs="photo" label="Picture" />
      <TextInput source="website" type="url" />
      <TextInput source="facebook" type="url" />
      <TextInput source="twitter" type="url" />
      <TextInput source="instagram" type="url" />
      <TextInput source="awards" multiline minRows={2} />
    </SimpleForm>
  )
}

export function AuthorCreate() {
  return (
    <Create redirect="edit" transform={withoutEmptySlug}>
      <AuthorForm />
    </Create>
  )
}

/** Without one the server makes it of the name. */
function withoutEmptySlug({ slug, ...fields }: Record<string, unknown>) {
  return slug ? { slug, ...fields } : fields
}

export function AuthorEdit() {
  return (
    <Edit<StaffAuthorDetail>
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      mutationOptions={wholeRecord}
    >
      <AuthorForm />
      <Box sx={{ p: 2 }}>
        <RecordHistory subject="authors" />
      </Box>
    </Edit>
  )
}
