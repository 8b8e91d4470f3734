import { Alert, Button, Card, CardContent, Chip, Stack, TextField } from '@mui/material'
import {
  attachmentAccept,
  attachmentFields,
  MOST_ATTACHMENTS,
  problemWithAttachment,
  problemWithMessage,
} from '@panai/contract/threads/thread-rules'
import { type FormEvent, useRef, useState } from 'react'
import { staffUpload } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'

type MessageBoxProps = {
  submissionId: number
  /** The newest message that is shown. */
  seen: number | undefined
  onSent: () => void
}

/** Where the company writes to an author. What was typed and chosen stays until it is stored. */
export function MessageBox({ submissionId, seen, onSent }: MessageBoxProps) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { busy, problem, again, send } = useSending()

  function choose(all: readonly File[]): void {
    const found = all.map(problemWithAttachment).find((one) => one !== null)
    if (found) setWrong(found)
    else if (all.length > MOST_ATTACHMENTS) setWrong(`A message may have at most ${MOST_ATTACHMENTS} files`)
    else {
      setFiles(all)
      setWrong(null)
      again()
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = problemWithMessage(text, files.length)
    setWrong(found)
    if (found !== null) return
    const form = new FormData()
    form.append('text', text)
    if (seen !== undefined) form.append('seen', String(seen))
    for (const [at, file] of files.entries()) form.append(attachmentFields[at] ?? '', file)
    const at = { id: submissionId }
    const sent = await send(
      (idempotencyKey) =>
        staffUpload('POST', '/api/staff/submissions/{id}/messages', at, form, { idempotencyKey }),
      'Author notified',
    )
    if (!sent) return
    setText('')
    setFiles([])
    onSent()
  }

  return (
    <Card>
      <CardContent>
        <Stack component="form" noValidate spacing={2} onSubmit={submit}>
          <TextField
            multiline
            minRows={4}
            label="Your message to the author"
            value={text}
            error={wrong !== null}
            helperText={wrong ?? `Up to ${MOST_ATTACHMENTS} files of 10 MB each: PDF, Word or pictures.`}
            slotProps={{ htmlInput: { dir: 'auto' } }}
            onChange={({ target }) => {
              setText(target.value)
              setWrong(null)
              again()
            }}
          />
          {files.length > 0 && (
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
              {files.map((file) => (
                <Chip
                  key={`${file.name} ${file.size}`}
                  label={file.name}
                  onDelete={() => choose(files.filter((one) => one !== file))}
                />
              ))}
            </Stack>
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={busy}>
              Send
            </Button>
            <Button disabled={busy} onClick={() => chooser.current?.click()}>
              Add files
            </Button>
            <input
              ref={chooser}
              hidden
              multiple
              type="file"
              accept={attachmentAccept}
              onChange={({ target }) => {
                choose([...files, ...(target.files ?? [])])
                target.value = ''
              }}
            />
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  )
}
