import { Typography } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/staff/submission-records'
import { languages } from '@panai/contract/vocabulary'
import { SelectInput, TextInput } from 'react-admin'

const names = new Intl.DisplayNames('en', { type: 'language' })

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
        choices={languages.map((id) => ({ id, name: names.of(id) ?? id }))}
        fullWidth
      />
      <TextInput source="author_bio" label="About the author" multiline minRows={4} fullWidth />
      <TextInput
        source="author_bio_en"
        label="About the author, in English"
        multiline
        minRows={3}
        fullWidth
      />
    </section>
  )
}
