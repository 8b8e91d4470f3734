import { bookShopRules } from '@panai/contract/catalogue/book-facts'
import {
  ArrayInput,
  AutocompleteInput,
  Create,
  ReferenceInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { AddItem } from '../parts/add-item.tsx'
import { BookInputs } from '../parts/book-inputs.tsx'
import { formatChoices } from '../parts/choices.ts'
import { BookCoverInput } from './book-cover-input.tsx'

const byName = { field: 'name', order: 'ASC' } as const

/** All that staff give of a book. What is wrong with it the server says, field by field. */
export function BookForm() {
  return (
    <SimpleForm>
      <BookInputs after={{ subtitle: <AuthorInput />, copyright_year: <ShopsInput /> }} />
      <BookCoverInput />
    </SimpleForm>
  )
}

function AuthorInput() {
  return (
    <ReferenceInput source="author_id" reference="authors" sort={byName}>
      <AutocompleteInput
        label="Author"
        filterToQuery={(q: string) => ({ q })}
        isRequired
        fullWidth
        helperText={false}
      />
    </ReferenceInput>
  )
}

function ShopsInput() {
  return (
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
  )
}

export function BookCreate() {
  return (
    <Create redirect="edit">
      <BookForm />
    </Create>
  )
}
