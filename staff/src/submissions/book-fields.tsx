import { Grid } from '@mui/material'
import { bookRules, MOST_BOOK_PAGES } from '@panai/contract/staff/book-rules'
import { readIsbn } from '@panai/contract/staff/isbn'
import { bookFormats, contributorRoles, genres, trimSizes } from '@panai/contract/vocabulary'
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { AddItem } from '../parts/add-item.tsx'
import { BothLanguages } from '../parts/both-languages.tsx'
import { OwnLanguageInput } from '../parts/own-language-input.tsx'

const texts = [
  { source: 'description', label: 'About the book', rule: bookRules.description, rows: 6 },
] as const
const asChoices = (values: readonly string[]) =>
  values.map((id) => ({ id, name: id.slice(0, 1).toUpperCase() + id.slice(1) }))

/** Checked while it is typed; the server checks whether another book has it. */
function isbnProblem(text: string | null): string | undefined {
  if (!text?.trim()) return undefined
  const read = readIsbn(text)
  return 'problem' in read ? read.problem : undefined
}

/** The facts of a book. */
export function BookFields() {
  return (
    <Grid container columnSpacing={2}>
      <Grid size={12}>
        <TextInput source="title" label="Title" required fullWidth />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextInput
          source="title_latin"
          label="Title in Latin letters"
          fullWidth
          helperText="For a title in another script."
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextInput source="subtitle" label="Subtitle" fullWidth />
      </Grid>
      <Grid size={12}>
        <BothLanguages texts={texts} />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <OwnLanguageInput texts={texts} label="Language" />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <SelectInput source="genre" label="Genre" choices={asChoices(genres)} required fullWidth />
      </Grid>
      <Grid size={12}>
        <CheckboxGroupInput source="formats" label="Formats" choices={asChoices(bookFormats)} />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <TextInput
          source="mrp"
          label="MRP in rupees"
          required
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <NumberInput source="pages" label="Pages" min={1} max={MOST_BOOK_PAGES} fullWidth />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <SelectInput
          source="trim_size"
          label="Trim size"
          choices={trimSizes.map((id) => ({ id, name: id }))}
          fullWidth
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextInput
          source="isbn"
          label="ISBN-13"
          fullWidth
          validate={isbnProblem}
          helperText="Leave empty while it is pending."
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextInput
          source="first_published"
          label="First published"
          fullWidth
          helperText="Of a book that appeared before, such as 1954."
        />
      </Grid>
      <Grid size={12}>
        <ArrayInput source="contributors" label="Contributors">
          <SimpleFormIterator inline addButton={<AddItem label="Add a contributor" />}>
            <SelectInput source="role" label="Role" choices={asChoices(contributorRoles)} />
            <TextInput source="name" label="Name" />
          </SimpleFormIterator>
        </ArrayInput>
      </Grid>
      <Grid size={12}>
        <BooleanInput source="is_featured" label="Featured on the first pages" />
      </Grid>
      <Grid size={12}>
        <TextInput
          source="note"
          label="Note to the author"
          multiline
          minRows={2}
          fullWidth
          helperText="Optional. Shown in the mail and on the dashboard."
        />
      </Grid>
    </Grid>
  )
}
