import { type StaffTestimonial, testimonialRules } from '@panai/contract/content/staff/testimonials'
import { Create, Edit, NumberInput, SimpleForm, TextInput } from 'react-admin'
import { BothLanguages, type TextOfRecord } from '../parts/both-languages.tsx'
import { OwnLanguageInput } from '../parts/own-language-input.tsx'
import { PictureInput } from '../parts/picture-input.tsx'

const texts: readonly TextOfRecord[] = [
  { source: 'author_name', label: 'Name', rule: testimonialRules.author_name },
  { source: 'author_title', label: 'Description of the person', rule: testimonialRules.author_title },
  { source: 'quote', label: 'Quote', rule: testimonialRules.quote, rows: 3 },
]

function TestimonialForm() {
  return (
    <SimpleForm>
      <TextInput source="book_title" label="Title of the book" isRequired />
      <OwnLanguageInput texts={texts} />
      <BothLanguages texts={texts} />
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
