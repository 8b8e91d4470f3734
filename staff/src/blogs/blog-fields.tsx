import { Alert } from '@mui/material'
import { blogRules } from '@panai/contract/staff/blog-rules'
import type { StaffBlog } from '@panai/contract/staff/blogs'
import { languages } from '@panai/contract/vocabulary'
import { DateTimeInput, maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { ArticleText } from './article-text.tsx'
import { LeadPicture } from './lead-picture.tsx'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const choices = languages.map((id) => ({ id, name: languageNames.of(id) ?? id }))

/** What an article consists of, for a new one and for one that is there. */
export function BlogFields() {
  const blog = useRecordContext<StaffBlog>()
  return (
    <>
      {blog?.state === 'scheduled' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Visitors see this article from its time on, without anybody doing anything.
        </Alert>
      )}
      <TextInput
        source="title"
        validate={[
          required(blogRules.title.missing),
          maxLength(blogRules.title.most, blogRules.title.tooLong),
        ]}
      />
      <SelectInput source="language" choices={choices} validate={required()} />
      <LeadPicture />
      <ArticleText />
      <DateTimeInput
        source="published_at"
        label="Appears on"
        helperText="By the clock of this computer. Empty: a draft that nobody sees. A time to come: it appears by itself."
      />
    </>
  )
}
