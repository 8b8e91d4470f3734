import type { BookForm } from '@panai/contract/catalogue/book-fields'
import type { SampleExtent } from '@panai/contract/catalogue/sample-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { isSubmissionLanguage, submissionLanguages } from '@panai/contract/submissions/submission-rules'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { staffCall } from '../api/staff-call.ts'
import { ApprovalNotice } from './approval-notice.tsx'
import { AuthorFields } from './author-fields.tsx'
import { BookDialog } from './book-dialog.tsx'
import { CompletenessPanel } from './completeness-panel.tsx'
import { CoverField } from './cover-field.tsx'
import { firstExtent } from './first-extent.ts'
import { hasText } from './has-text.ts'
import { RecordNotices } from './record-notices.tsx'
import { recordOfBook, toAmounts } from './record-of-book.ts'
import { SampleField } from './sample-field.tsx'
import { useInterior } from './use-interior.ts'
import { useSubmissionAction } from './use-submission-action.ts'
import { wasPublished } from './was-published.ts'

/** What the form holds while it is filled in. What is still missing the server names. */
type Values = BookForm & { note?: string; sample?: SampleExtent | null } & Record<
    `author_${string}`,
    string | null
  >
type Props = { readonly submission: StaffSubmission; readonly onClose: () => void }

/** The facts with which a submission becomes a book, or comes back as the one that it was. */
export default function PublicationDialog(props: Props) {
  // By it is known whether there is a text.
  const { isLoading } = useInterior(props.submission)
  return isLoading ? null : <Publication {...props} />
}

function Publication({ submission, onClose }: Props) {
  const { id, version, title, author } = submission
  const { data } = useInterior(submission)
  // What is typed would be lost if it were another one later.
  const [extent] = useState(firstExtent(submission, hasText(submission, data?.data.interior)))
  const action = useSubmissionAction(id)
  const publish = async (given: FieldValues) => {
    const values = given as Values // the fields below are the form's
    const input = { ...values, ...toAmounts(values), id: String(id), version }
    const refused = await action.act(
      () => staffCall('POST', '/api/staff/submissions/{id}/publication', input),
      'Published. Author notified.',
    )
    if (refused === null) onClose()
    return refused?.errors
  }
  return (
    <BookDialog
      title={`${wasPublished(submission) ? 'Publish again' : 'Publish'}: ${title}`}
      button="Publish"
      values={{ ...valuesOf(submission), sample: extent }}
      action={action}
      onSubmit={publish}
      onClose={onClose}
      notices={
        <>
          <ApprovalNotice submission={submission} />
          <RecordNotices submission={submission} />
        </>
      }
      more={
        <>
          <SampleField submission={submission} />
          <TextInput
            source="note"
            label="Note to the author"
            multiline
            minRows={2}
            fullWidth
            helperText="Optional. Shown in the mail and on the dashboard."
          />
          <AuthorFields author={author} />
        </>
      }
      aside={
        <>
          <CompletenessPanel author={author} />
          <CoverField submission={submission} />
        </>
      }
    />
  )
}

/** The record of the book, and the author's public entry. */
function valuesOf(submission: StaffSubmission): Partial<Values> {
  const { author } = submission
  return {
    ...recordOfBook(submission),
    author_name: author.name,
    author_name_latin: author.name_latin,
    author_language: author.language,
    author_bio: author.bio,
    author_bio_en: author.bio_en,
    author_bio_ta: author.bio_ta,
    ...(!wasPublished(submission) && aboutAuthorOf(submission)),
  }
}

/** What the author wrote with the manuscript comes before an older entry. */
function aboutAuthorOf({ about_author, language }: StaffSubmission): Partial<Values> {
  if (about_author === null) return {}
  return {
    author_bio: about_author,
    ...(isSubmissionLanguage(language) && { author_language: submissionLanguages[language] }),
  }
}
