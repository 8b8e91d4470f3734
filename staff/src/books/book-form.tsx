import { bookRules, bookShopRules } from '@panai/contract/staff/book-rules'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { AddItem } from '../parts/add-item.tsx'
import { BothLanguages } from '../parts/both-languages.tsx'
import { formatChoices, genreChoices, roleChoices, trimChoices } from '../parts/choices.ts'
import { OwnLanguageInput } from '../parts/own-language-input.tsx'
import { BookCoverInput } from './book-cover-input.tsx'

const texts = [{ source: 'description', label: 'Description', rule: bookRules.description, rows: 6 }] as const
const byName = { field: 'name', order: 'ASC' } as const

/** All that staff give of a book. What is wrong with it the server says, field by field. */
export function BookForm() {
  return (
    <SimpleForm>
      <TextInput source="title" isRequired helperText={false} />
      <TextInput source="title_latin" label={bookRules.title_latin.tooLong.split(' must')[0]} />
      <TextInput source="subtitle" />
      <ReferenceInput source="author_id" reference="authors" sort={byName}>
        <AutocompleteInput label="Author" filterToQuery={(q: string) => ({ q })} isRequired />
      </ReferenceInput>
      <ArrayInput source="contributors">
        <SimpleFormIterator inline addButton={<AddItem label="Add a contributor" />}>
          <SelectInput source="role" choices={roleChoices} isRequired />
          <TextInput source="name" isRequired />
        </SimpleFormIterator>
      </ArrayInput>
      <OwnLanguageInput texts={texts} label="Language" />
      <SelectInput source="genre" choices={genreChoices} isRequired />
      <CheckboxGroupInput source="formats" choices={formatChoices} isRequired />
      <NumberInput
        source="mrp"
        label="MRP in rupees"
        min={1}
        step={0.01}
        isRequired
        helperText="A change holds for sales from today on. For earlier days add a price under Agreements and shares."
      />
      <TextInput source="isbn" label="ISBN-13" helperText="Leave empty while it is pending" />
      <NumberInput source="pages" min={1} />
      <SelectInput source="trim_size" label="Trim size" choices={trimChoices} />
      <TextInput source="first_published" label="First published" />
      <ArrayInput source="shops" label="Shops where it is sold" helperText={false}>
        <SimpleFormIterator inline addButton={<AddItem label="Add a shop" />}>
          <SelectInput source="format" choices={formatChoices} isRequired />
          <TextInput source="name" label="Shop" isRequired />
          <TextInput
            source="url"
            label="Link (https://)"
            type="url"
            isRequired
            slotProps={{ htmlInput: { maxLength: bookShopRules.url.most } }}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <BooleanInput source="is_featured" label="Featured" />
      <BothLanguages texts={texts} />
      <BookCoverInput />
    </SimpleForm>
  )
}

export function BookCreate() {
  return (
    <Create redirect="edit">
      <BookForm />
    </Create>
  )
}
