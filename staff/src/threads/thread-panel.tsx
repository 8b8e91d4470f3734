import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { useMay } from '../session/session.ts'
import { MessageBox } from './message-box.tsx'
import { MessageCard } from './message-card.tsx'
import { useStaffThread } from './use-staff-thread.ts'

/** What author and company write to each other about a submission, for its screen: `<ThreadPanel submissionId={12} />`. */
export function ThreadPanel({ submissionId }: { submissionId: number }) {
  const thread = useStaffThread(submissionId)
  const { messages, newest, waitingSince, error } = thread
  const mayAnswer = useMay('letters.answer')
  return (
    <Stack spacing={2}>
      {error && (
        <Alert severity="error" action={<Button onClick={thread.refresh}>{consoleMessages.tryAgain}</Button>}>
          {error.message}
        </Alert>
      )}
      {!messages && !error && <Skeleton variant="rounded" height={120} />}
      {thread.older && <Button onClick={thread.older}>Show older messages</Button>}
      {messages?.length === 0 && <Typography>Nothing has been written about this book yet.</Typography>}
      {messages && messages.length > 0 && (
        <Stack
          component="ol"
          spacing={1}
          aria-label="Messages, newest last"
          sx={{ listStyle: 'none', p: 0, m: 0 }}
        >
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
            </li>
          ))}
        </Stack>
      )}
      {mayAnswer && waitingSince !== null && newest !== undefined && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => thread.settle(newest)}>
          No answer needed
        </Button>
      )}
      {mayAnswer && <MessageBox submissionId={submissionId} seen={newest} onSent={thread.refresh} />}
    </Stack>
  )
}
