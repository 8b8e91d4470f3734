import { Typography } from '@mui/material'
import { editorialRules } from '@panai/contract/submissions/staff/editorial-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { SelectInput, TextInput } from 'react-admin'
import { BothLanguages } from '../parts/both-languages.tsx'
import { languageChoices } from '../parts/choices.ts'

const texts = [
  { source: 'author_bio', label: 'About the author', rule: editorialRules.aboutAuthor, rows: 4 },
] as const

/** What visitors read about the author. */
export function AuthorFields({ author }: { author: StaffSubmission['author'] }) {
  return (
    <section aria-labelledby="author-heading">
      <Typography variant="h6" component="h3" id="author-heading" sx={{ mt: 2 }}>
        The author’s public page
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {author.is_public
          ? 'It shows with each of the author’s books: what you change here changes for all of them.'
          : 'It appears with this book.'}
      </Typography>
      <TextInput source="author_name" label="Name" fullWidth />
      <TextInput source="author_name_latin" label="Name in Latin letters" fullWidth />
      <SelectInput
        source="author_language"
        label="Language of the text about the author"
        choices={languageChoices}
        fullWidth
      />
      <BothLanguages texts={texts} languageOf="author_language" />
    </section>
  )
}
