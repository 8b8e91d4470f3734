import type { StaffTestimonial } from '@panai/contract/staff/testimonials'
import { Create, Edit, NumberInput, SelectInput, SimpleForm, TextInput } from 'react-admin'
import { languageChoices } from '../parts/choices.ts'
import { PictureInput } from '../parts/picture-input.tsx'

function TestimonialForm() {
  return (
    <SimpleForm>
      <TextInput source="author_name" label="Name" isRequired />
      <TextInput source="author_title" label="Who they are" isRequired />
      <TextInput source="book_title" label="Title of the book" isRequired />
      <TextInput source="quote" label="What they say" multiline minRows={3} isRequired />
      <SelectInput source="language" choices={languageChoices} isRequired />
      <NumberInput source="rating" min={1} max={5} step={1} />
      <PictureInput source="photo_id" shownAs="photo" label="Picture of the person" />
      <PictureInput source="cover_id" shownAs="cover" label="Cover of the book" />
    </SimpleForm>
  )
}

export function TestimonialCreate() {
  return (
    <Create redirect="list">
      <TestimonialForm />
    </Create>
  )
}

export function TestimonialEdit() {
  return (
    <Edit<StaffTestimonial> mutationMode="pessimistic" redirect="list">
      <TestimonialForm />
    </Edit>
  )
}
