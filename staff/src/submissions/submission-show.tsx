import { Alert, Box, Card, CardContent, Chip, Grid, Link, Stack, Typography } from '@mui/material'
import type { QueuedSubmission, StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { Loading, ShowBase, useRecordContext } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { ScreenTitle } from '../parts/screen-title.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { useMay } from '../session/session.ts'
import { ThreadPanel } from '../threads/thread-panel.tsx'
import { AboutAuthor } from './about-author.tsx'
import { AboutManuscript } from './about-manuscript.tsx'
import { Assignment } from './assignment.tsx'
import { daysWords } from './days-words.ts'
import { ManuscriptChecks } from './manuscript-checks.tsx'
import { Moves } from './moves.tsx'
import { Notes } from './notes.tsx'
import { Panel } from './panel.tsx'
import { PrintedBook } from './printed-book.tsx'
import { ProofRequests } from './proof-requests.tsx'
import { SampleOfBook } from './sample-of-book.tsx'
import { StatusChip } from './status-chip.tsx'
import { Timeline } from './timeline.tsx'
import { Versions } from './versions.tsx'
import { wasPublished } from './was-published.ts'

/** How often is asked while a sample of the book is being made. */
const EVERY_MS = 2_000

/** All about one submission, and what can be done with it. */
export default function SubmissionShow() {
  return (
    <ShowBase<StaffSubmission>
      queryOptions={{
        refetchInterval: ({ state: { data } }) => (isSampleUnderWay(data) ? EVERY_MS : false),
      }}
    >
      <Whole />
    </ShowBase>
  )
}

function Whole() {
  const submission = useRecordContext<QueuedSubmission | StaffSubmission>()
  const mayMove = useMay('submissions.move')
  const mayReadLetters = useMay('letters.read')
  // Coming from the queue, its row is shown until the whole has come.
  if (!submission || !('steps' in submission)) return <Loading />
  const { id, title, subtitle, author_name, status, is_overdue, days_in_status, book, proof_due_on } =
    submission
  const due = proof_due_on ?? submission.due_on
  return (
    <Box sx={{ p: { xs: 1, md: 2 }, maxWidth: 1400 }}>
      <ScreenTitle title={`Submission No. ${id}`} />
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <TextInScript text={title} />
          </Typography>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <TextInScript text={subtitle === null ? author_name : `${subtitle} · ${author_name}`} />
          </Typography>
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <StatusChip status={status} />
            <Typography variant="body2">for {daysWords(days_in_status).toLowerCase()}</Typography>
            {proof_due_on !== null && <Chip size="small" color="info" label="Proof with the author" />}
            {is_overdue && due !== null && (
              <Chip size="small" color="error" label={`Was due on ${dayOf(due)}`} />
            )}
          </Stack>
        </Box>
        {mayMove && <Moves submission={submission} />}
      </Stack>
      {book && (
        <Alert severity={severityOf(submission)} sx={{ mb: 2 }}>
          {book.published_at === null ? (
            standingOfDraft(submission)
          ) : (
            <>
              Published as{' '}
              <Link href={`/books/${book.id}`} target="_blank" rel="noopener">
                {book.title}
              </Link>{' '}
              ({book.reference}), ISBN: {book.isbn ?? 'Pending'}.
            </>
          )}
        </Alert>
      )}
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack sx={{ gap: 2 }}>
            <AboutManuscript submission={submission} />
            <ProofRequests submission={submission} />
            <Versions submission={submission} />
            <ManuscriptChecks submission={submission} />
            <PrintedBook submission={submission} />
            <Timeline submission={submission} />
            {mayReadLetters && (
              <Panel title="Messages with the author">
                <ThreadPanel submissionId={id} />
              </Panel>
            )}
            <Notes submission={submission} />
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack sx={{ gap: 2 }}>
            <Assignment key={submission.version} submission={submission} />
            <SampleOfBook submission={submission} />
            <AboutAuthor submission={submission} />
            <Card variant="outlined">
              <CardContent>
                <RecordHistory subject="submissions" />
              </CardContent>
            </Card>
          </Stack>
        </Grid>
      </Grid>
    </Box>
  )
}

function isSampleUnderWay(submission: StaffSubmission | undefined): boolean {
  return submission?.status === 'published' && submission.sample?.state === 'being_made'
}

function severityOf(submission: StaffSubmission) {
  if (submission.book?.published_at) return 'success'
  return wasPublished(submission) ? 'warning' : 'info'
}

function standingOfDraft(submission: StaffSubmission): string {
  if (wasPublished(submission))
    return 'This book has been taken out of the catalogue. Publishing brings the same book back.'
  return `The record of this book is kept as a draft, ISBN: ${submission.book?.isbn ?? 'Pending'}.`
}
