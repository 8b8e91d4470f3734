import { Button, Card, CardContent, Typography } from '@mui/material'
import type { ThreadMessage } from '@panai/contract/threads/threads'
import { useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'

/** One message: whose it is, what it says, and whether the author has seen ours. */
export function MessageCard({ message }: { message: ThreadMessage }) {
  const notify = useNotify()
  const { from, sender, text, about, files, at, read } = message
  const isOurs = from === 'staff'
  return (
    <Card
      variant="outlined"
      sx={{
        width: 'fit-content',
        maxWidth: '90%',
        ml: isOurs ? 'auto' : 0,
        ...(isOurs && { bgcolor: 'action.hover' }),
      }}
    >
      <CardContent>
        <Typography color="text.secondary" variant="body2">
          <TextInScript text={sender ?? 'Somebody who has left'} />, <Ago at={at} />
          {isOurs && ` · ${read ? 'seen by the author' : 'not seen yet'}`}
        </Typography>
        {about && (
          <Typography variant="body2">{`About page ${about.page} of version ${about.version}`}</Typography>
        )}
        {text !== null && (
          <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <TextInScript text={text} />
          </Typography>
        )}
        {files.map(({ id, file_name, bytes }) => (
          <Button
            key={id}
            sx={{ display: 'block', textAlign: 'left', textTransform: 'none' }}
            onClick={() =>
              staffDownload('/api/staff/message-files/{id}', { id }).catch((cause: Error) =>
                notify(cause.message, { type: 'error' }),
              )
            }
          >
            {file_name}, {Math.max(1, Math.round(bytes / 1024))} KB
          </Button>
        ))}
      </CardContent>
    </Card>
  )
}
