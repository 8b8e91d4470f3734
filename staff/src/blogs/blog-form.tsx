import TamilIcon from '@mui/icons-material/TranslateOutlined'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Alert } from '@mui/material'
import { blogRules } from '@panai/contract/content/staff/blog-rules'
import type { StaffBlog } from '@panai/contract/content/staff/blogs'
import { Create, DateTimeInput, Edit, SimpleForm, TopToolbar, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BothLanguages, type TextOfRecord } from '../parts/both-languages.tsx'
import { OwnLanguageInput } from '../parts/own-language-input.tsx'
import { ArticleText } from './article-text.tsx'
import { BlogHistory } from './blog-history.tsx'
import { BlogToolbar } from './blog-toolbar.tsx'
import { LeadPicture } from './lead-picture.tsx'
import { PreviewButton } from './preview-button.tsx'

const title: TextOfRecord = { source: 'title', label: 'Title', rule: blogRules.title }
const ofPicture: TextOfRecord = {
  source: 'picture_alt',
  label: 'What the picture shows, in words',
  rule: blogRules.picture_alt,
}
const text: TextOfRecord = {
  source: 'html',
  label: 'Text of the article',
  rule: blogRules.html,
  input: ArticleText,
}
const withoutPicture: readonly TextOfRecord[] = [title, text]
const withPicture: readonly TextOfRecord[] = [title, ofPicture, text]

const empty = { title: '', language: 'ta', html: '', picture_id: null, picture_alt: '', published_at: null }

/** What an article consists of, for a new one and for one that is there. */
function BlogFields() {
  const blog = useRecordContext<StaffBlog>()
  const texts = useWatch<StaffBlog>({ name: 'picture_id' }) ? withPicture : withoutPicture
  return (
    <>
      {blog?.state === 'scheduled' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Visitors see this article from its time on, without anybody doing anything.
        </Alert>
      )}
      <OwnLanguageInput texts={texts} />
      <LeadPicture />
      <BothLanguages texts={texts} />
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
      <SimpleForm defaultValues={empty} toolbar={<BlogToolbar />}>
        <BlogFields />
      </SimpleForm>
    </Create>
  )
}

export function BlogEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<BlogToolbar />}>
        <TopToolbar sx={{ gridColumn: '1 / -1', justifySelf: 'flex-end', p: 0 }}>
          <PreviewButton label="Preview" page="address" icon={<PreviewIcon />} />
          <PreviewButton label="Preview in Tamil" page="address_in_tamil" icon={<TamilIcon />} />
          <BlogHistory />
        </TopToolbar>
        <BlogFields />
      </SimpleForm>
    </Edit>
  )
}
