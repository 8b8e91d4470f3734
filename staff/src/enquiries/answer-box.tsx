import { Alert, Button, Card, CardContent, Stack, Tab, Tabs, TextField } from '@mui/material'
import type { StaffEnquiryDetail } from '@panai/contract/enquiries/staff/enquiries'
import { answerRule, enquiryTexts, noteRule } from '@panai/contract/enquiries/staff/enquiry-states'
import { problemWith } from '@panai/contract/language/text-rules'
import { type FormEvent, useState } from 'react'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'

const kinds = {
  answer: {
    tab: 'Answer by mail',
    label: 'Your answer',
    send: 'Send the answer',
    done: 'The answer is on its way',
    rule: answerRule,
  },
  note: { tab: 'Internal note', label: 'Your note', send: 'Save note', done: 'Note saved', rule: noteRule },
} as const

/** Where an answer or a note is written. What was typed stays until it is stored. */
export function AnswerBox({
  enquiry: { id, version, email, can_be_mailed },
}: {
  enquiry: StaffEnquiryDetail
}) {
  const [kind, setKind] = useState<keyof typeof kinds>(can_be_mailed ? 'answer' : 'note')
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const refresh = useRefresh()
  const { busy, problem, again, send } = useSending()
  const { label, done, rule, ...words } = kinds[kind]

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = problemWith(rule, text)
    setWrong(found)
    if (found !== null) return
    const at = { id: String(id) }
    const sent = await send(
      (idempotencyKey) =>
        kind === 'answer'
          ? staffCall(
              'POST',
              '/api/staff/enquiries/{id}/answers',
              { ...at, version, text },
              { idempotencyKey },
            )
          : staffCall('POST', '/api/staff/enquiries/{id}/notes', { ...at, text }, { idempotencyKey }),
      done,
    )
    if (!sent) return
    setText('')
    refresh()
  }

  return (
    <Card>
      <CardContent>
        <Tabs value={kind} aria-label="What to write" onChange={(_, chosen) => setKind(chosen)}>
          {(['answer', 'note'] as const).map((one) => (
            <Tab key={one} value={one} label={kinds[one].tab} />
          ))}
        </Tabs>
        {kind === 'answer' && !can_be_mailed ? (
          <Alert severity="info" sx={{ mt: 2 }}>
            {enquiryTexts.noAddress}
          </Alert>
        ) : (
          <Stack component="form" noValidate spacing={2} sx={{ mt: 2 }} onSubmit={submit}>
            <TextField
              multiline
              minRows={5}
              label={label}
              value={text}
              error={wrong !== null}
              helperText={
                wrong ??
                (kind === 'answer' ? `Goes to ${email}, with the message below it.` : 'Only staff see it.')
              }
              slotProps={{ htmlInput: { dir: 'auto' } }}
              onChange={({ target }) => {
                setText(target.value)
                setWrong(null)
                again()
              }}
            />
            {problem && (
              <Alert severity="error" action={<Button onClick={refresh}>Reload</Button>}>
                {problem}
              </Alert>
            )}
            <Button type="submit" variant="contained" disabled={busy} sx={{ alignSelf: 'flex-start' }}>
              {words.send}
            </Button>
          </Stack>
        )}
      </CardContent>
    </Card>
  )
}
