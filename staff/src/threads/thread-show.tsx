import { Card, CardContent, Stack, Typography } from '@mui/material'
import { submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import type { StaffThread } from '@panai/contract/threads/staff/threads'
import { Show, useRecordContext } from 'react-admin'
import { TextInScript } from '../parts/text-in-script.tsx'
import { ThreadPanel } from './thread-panel.tsx'

/** The messages about one submission, on a screen of their own. */
export default function ThreadShow() {
  return (
    <Show<StaffThread> component="div" actions={false}>
      <Thread />
    </Show>
  )
}

function Thread() {
  const thread = useRecordContext<StaffThread>()
  if (!thread) return null
  return (
    <Stack spacing={2} sx={{ maxWidth: 800, py: 2 }}>
      <Card>
        <CardContent>
          <Typography variant="h2">
            <TextInScript text={thread.title} />
          </Typography>
          <Typography color="text.secondary">
            <TextInScript text={thread.author_name} /> · {submissionStatusNames[thread.status]} · No.{' '}
            {thread.id}
          </Typography>
        </CardContent>
      </Card>
      <ThreadPanel submissionId={Number(thread.id)} />
    </Stack>
  )
}
