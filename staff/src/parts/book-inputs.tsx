import { Grid } from '@mui/material'
import {
  type BookFact,
  bookFacts,
  copyrightYears,
  MOST_BOOK_PAGES,
} from '@panai/contract/catalogue/book-facts'
import { readIsbn } from '@panai/contract/catalogue/staff/isbn'
import { Fragment, type ReactNode } from 'react'
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { AddItem } from './add-item.tsx'
import { BothLanguages } from './both-languages.tsx'
import { formatChoices, genreChoices, roleChoices, trimChoices } from './choices.ts'
import { OwnLanguageInput } from './own-language-input.tsx'

const { description, ...others } = bookFacts
const texts = [{ source: 'description', label: description.label, rule: description.rule, rows: 6 }] as const

function textOf(
  fact: 'title' | 'title_latin' | 'subtitle' | 'first_published' | 'edition' | 'copyright_holder',
  helperText: ReactNode = false,
) {
  const { label, rule } = others[fact]
  const isRequired = rule.missing !== null
  return <TextInput source={fact} label={label} isRequired={isRequired} fullWidth helperText={helperText} />
}

/** Checked while it is typed; the server checks whether another book has it. */
function isbnProblem(text: string | null): string | undefined {
  if (!text?.trim()) return undefined
  const read = readIsbn(text)
  return 'problem' in read ? read.problem : undefined
}

type Shown = { input: ReactNode; width: 4 | 6 | 12 }

/** In the order of the form, each with its columns of twelve. null: another input has it, or the form itself. */
const inputs: Readonly<Record<BookFact, Shown | null>> = {
  title: { width: 12, input: textOf('title') },
  title_latin: { width: 6, input: textOf('title_latin', 'For a title in another script.') },
  subtitle: { width: 6, input: textOf('subtitle') },
  description: { width: 12, input: <BothLanguages texts={texts} /> },
  description_en: null,
  description_ta: null,
  language: { width: 6, input: <OwnLanguageInput texts={texts} label={others.language.label} /> },
  genre: {
    width: 6,
    input: (
      <SelectInput
        source="genre"
        label={others.genre.label}
        choices={genreChoices}
        isRequired
        fullWidth
        helperText={false}
      />
    ),
  },
  formats: {
    width: 12,
    input: (
      <CheckboxGroupInput
        source="formats"
        label={others.formats.label}
        choices={formatChoices}
        isRequired
        helperText={false}
      />
    ),
  },
  mrp: {
    width: 12,
    input: (
      <TextInput
        source="mrp"
        label={others.mrp.label}
        isRequired
        fullWidth
        helperText="A change holds for sales from today on. For earlier days add a price under Agreements and shares."
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    ),
  },
  pages: {
    width: 6,
    input: (
      <NumberInput
        source="pages"
        label={others.pages.label}
        min={1}
        max={MOST_BOOK_PAGES}
        fullWidth
        helperText={false}
      />
    ),
  },
  trim_size: {
    width: 6,
    input: (
      <SelectInput
        source="trim_size"
        label={others.trim_size.label}
        choices={trimChoices}
        fullWidth
        helperText={false}
      />
    ),
  },
  isbn: {
    width: 6,
    input: (
      <TextInput
        source="isbn"
        label={others.isbn.label}
        fullWidth
        validate={isbnProblem}
        helperText="Leave empty while it is pending."
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    ),
  },
  first_published: {
    width: 6,
    input: textOf('first_published', 'Of a book that appeared before, such as 1954.'),
  },
  edition: { width: 12, input: textOf('edition', 'As it is printed, in the language of the book.') },
  copyright_holder: { width: 6, input: textOf('copyright_holder', 'Leave empty where it is the author.') },
  copyright_year: {
    width: 6,
    input: (
      <NumberInput
        source="copyright_year"
        label={others.copyright_year.label}
        min={copyrightYears.first}
        max={copyrightYears.last}
        fullWidth
        helperText="Left empty, the year in which the book is typeset."
      />
    ),
  },
  contributors: {
    width: 12,
    input: (
      <ArrayInput source="contributors" label={others.contributors.label} helperText={false}>
        <SimpleFormIterator inline addButton={<AddItem label="Add a contributor" />}>
          <SelectInput source="role" label="Role" choices={roleChoices} isRequired helperText={false} />
          <TextInput source="name" label="Name" isRequired helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    ),
  },
  is_featured: {
    width: 12,
    input: <BooleanInput source="is_featured" label="Featured on the first pages" helperText={false} />,
  },
  cover_id: null,
}

/** The facts of a book but its cover. @param after what a form asks for besides, each behind a fact */
export function BookInputs({ after = {} }: { after?: Partial<Record<BookFact, ReactNode>> }) {
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ gridColumn: '1 / -1', width: '100%' }}>
      {(Object.entries(inputs) as [BookFact, Shown | null][]).map(([fact, shown]) => (
        <Fragment key={fact}>
          {shown && <Grid size={{ xs: 12, sm: shown.width }}>{shown.input}</Grid>}
          {after[fact] !== undefined && <Grid size={12}>{after[fact]}</Grid>}
        </Fragment>
      ))}
    </Grid>
  )
}
