import { SelectInput, SimpleForm, TextInput } from 'react-admin'
import { languageChoices } from '../parts/choices.ts'
import { PictureInput } from '../parts/picture-input.tsx'

export function AuthorForm() {
  return (
    <SimpleForm>
      <TextInput source="name" isRequired />
      <TextInput source="name_latin" label="Name in Latin letters" />
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
