import { Alert, AppBar, Box, Button, Dialog, Grid, Toolbar, Typography } from '@mui/material'
import type { BookForm } from '@panai/contract/catalogue/book-fields'
import { bookFromSubmission, withChosenPrint } from '@panai/contract/submissions/staff/editorial-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { isSubmissionLanguage, submissionLanguages } from '@panai/contract/submissions/submission-rules'
import { Form, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { staffCall } from '../api/staff-call.ts'
import { BookInputs } from '../parts/book-inputs.tsx'
import { AuthorFields } from './author-fields.tsx'
import { CompletenessPanel } from './completeness-panel.tsx'
import { CoverField } from './cover-field.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { useSubmissionAction } from './use-submission-action.ts'

/** What the form holds while it is filled in. What is still missing the server names. */
type Values = BookForm & { note?: string } & Record<`author_${string}`, string | null>

/** The facts with which a submission becomes a book, or comes back as the one that it was. */
export default function PublicationDialog({
  submission,
  onClose,
}: {
  submission: StaffSubmission
  onClose: () => void
}) {
  const { id, version, book } = submission
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
    <Dialog open fullScreen onClose={onClose} aria-labelledby="publication-title">
      <Form onSubmit={publish} defaultValues={valuesOf(submission)} record={{}} sanitizeEmptyValues>
        <AppBar position="sticky" color="default" elevation={1}>
          <Toolbar sx={{ gap: 1 }}>
            <Typography
              variant="h6"
              component="h2"
              id="publication-title"
              sx={{ flex: 1, minWidth: 0 }}
              noWrap
            >
              {book ? 'Publish again' : 'Publish'}: {submission.title}
            </Typography>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained" disabled={action.busy}>
              Publish
            </Button>
          </Toolbar>
        </AppBar>
        <Box sx={{ p: 2, maxWidth: 1300, mx: 'auto' }}>
          <RefusedAlert action={action} onLookAgain={onClose} />
          {submission.chosen_print && !submission.book?.trim_size && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {submission.chosen_print.trim_size} was chosen for print. Where the book had no trim size, pages
              or MRP, they are filled in from the pages as they are set and the suggested MRP of today.
            </Alert>
          )}
          {submission.contributors.some(({ role }) => role === null) && (
            <Alert severity="info" sx={{ mb: 2 }}>
              The author named {submission.contributors.map(({ name }) => name).join(', ')} without saying who
              did what. Please add those who belong into the book.
            </Alert>
          )}
          <Grid container spacing={3}>
            <Grid size={{ xs: 12, md: 8 }}>
              <BookInputs />
              <TextInput
                source="note"
                label="Note to the author"
                multiline
                minRows={2}
                fullWidth
                helperText="Optional. Shown in the mail and on the dashboard."
              />
              <AuthorFields author={submission.author} />
            </Grid>
            <Grid size={{ xs: 12, md: 4 }}>
              <CompletenessPanel author={submission.author} />
              <CoverField submission={submission} />
            </Grid>
          </Grid>
        </Box>
      </Form>
    </Dialog>
  )
}

/** The book as it was, else what the submission tells of it; and the author's public entry. */
function valuesOf(submission: StaffSubmission): Partial<Values> {
  const { book, author, chosen_print } = submission
  return {
    ...withChosenPrint(book ? factsOf(book) : bookFromSubmission(submission), chosen_print),
    author_name: author.name,
    author_name_latin: author.name_latin,
    author_language: author.language,
    author_bio: author.bio,
    author_bio_en: author.bio_en,
    author_bio_ta: author.bio_ta,
    ...(!book && aboutAuthorOf(submission)),
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

/** All of them: what is missing here would be taken away from the book. */
function factsOf(book: NonNullable<StaffSubmission['book']>): Required<BookForm> {
  const { id: _id, version: _version, reference: _reference, published_at: _at, ...facts } = book
  return facts
}

/** An emptied field of a number is an empty text in the form. */
function toAmounts({ pages }: Values) {
  return { pages: typeof pages === 'number' ? pages : null }
}
