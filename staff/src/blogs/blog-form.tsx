import { Alert } from '@mui/material'
import { blogRules } from '@panai/contract/content/staff/blog-rules'
import type { StaffBlog } from '@panai/contract/content/staff/blogs'
import { languages } from '@panai/contract/language/vocabulary'
import {
  Create,
  DateTimeInput,
  Edit,
  maxLength,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { ArticleText } from './article-text.tsx'
import { BlogHistory } from './blog-history.tsx'
import { BlogToolbar } from './blog-toolbar.tsx'
import { LeadPicture } from './lead-picture.tsx'
import { PreviewButton } from './preview-button.tsx'

/** An article is written as wide as it is read, in one column. */
const articleWidth = { '&& > .MuiStack-root': { gridTemplateColumns: 'minmax(0, 680px)' } }

const empty = { title: '', language: 'ta', html: '', picture_id: null, picture_alt: '', published_at: null }

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const choices = languages.map((id) => ({ id, name: languageNames.of(id) ?? id }))

/** What an article consists of, for a new one and for one that is there. */
function BlogFields() {
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
        helperText="In this computer’s time. Leave empty for a draft. With a time to come, the article appears by itself."
      />
    </>
  )
}

export function BlogCreate() {
  return (
    <Create redirect="edit" title="New article">
      <SimpleForm sx={articleWidth} defaultValues={empty} toolbar={<BlogToolbar />}>
        <BlogFields />
      </SimpleForm>
    </Create>
  )
}

export function BlogEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <SimpleForm sx={articleWidth} warnWhenUnsavedChanges toolbar={<BlogToolbar />}>
        <TopToolbar sx={{ alignSelf: 'flex-end', p: 0 }}>
          <PreviewButton />
          <BlogHistory />
        </TopToolbar>
        <BlogFields />
      </SimpleForm>
    </Edit>
  )
}
