import { Box } from '@mui/material'
import { profileRules } from '@panai/contract/accounts/account-rules'
import type { StaffAuthorDetail } from '@panai/contract/catalogue/staff/authors'
import { Create, Edit, SimpleForm, TextInput } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { BothLanguages } from '../parts/both-languages.tsx'
import { OwnLanguageInput } from '../parts/own-language-input.tsx'
import { PictureInput } from '../parts/picture-input.tsx'
import { wholeRecord } from '../parts/whole-record.ts'

const texts = [{ source: 'bio', label: 'Biography', rule: profileRules.bio, rows: 6 }] as const

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
        label="Name in web addresses"
        helperText="Small letters and digits between hyphens"
      />
      <TextInput source="years" helperText="Such as 1882–1921" />
      <OwnLanguageInput texts={texts} label="Language" />
      <BothLanguages texts={texts} />
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
