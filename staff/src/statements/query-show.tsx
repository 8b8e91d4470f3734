import { Alert, Button, Card, CardContent, Link, Stack, TextField, Typography } from '@mui/material'
import { problemWith } from '@panai/contract/language/text-rules'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { StatementQuery } from '@panai/contract/statements/staff/statements'
import { dayWords, monthWords, statementWords } from '@panai/contract/statements/statement-words'
import { answerRule } from '@panai/contract/threads/thread-rules'
import { type FormEvent, useState } from 'react'
import { useRecordContext, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useSending } from '../parts/use-sending.ts'
import { LineSales } from './line-sales.tsx'

const words = statementWords.en

/** A question about a line, the line itself quoted, and what was written. */
export default function QueryShow() {
  return (
    <StaffShow<StatementQuery> component="div" actions={false}>
      <Query />
    </StaffShow>
  )
}

function Query() {
  const query = useRecordContext<StatementQuery>()
  if (!query) return null
  const { line, messages } = query
  return (
    <Stack spacing={2} sx={{ maxWidth: 800, py: 2 }}>
      <Card>
        <CardContent>
          <Typography variant="h2">
            <TextInScript text={query.author_name} />
          </Typography>
          <Typography>
            <Link component={RouterLink} to={`/statements/${query.statement_id}/show`}>
              {query.number}
            </Link>{' '}
            · {words.kinds[line.kind]} · <TextInScript text={line.title ?? line.note ?? '–'} />
            {line.format && ` · ${words.formats[line.format]}`}
            {line.channel && ` · ${words.channels[line.channel]}`} ·{' '}
            {line.opens ? monthWords('en', line.on) : dayWords('en', line.on)} · {line.copies}{' '}
            {Math.abs(line.copies) === 1 ? 'copy' : 'copies'} · {writtenRupees(line.balance)}
          </Typography>
          {line.opens && <LineSales lineId={line.id} />}
        </CardContent>
      </Card>
      {messages.map(({ id, from, sender, text, at }) => (
        <Card key={id} sx={{ ml: from === 'staff' ? 4 : 0, mr: from === 'staff' ? 0 : 4 }}>
          <CardContent>
            <Typography variant="body2" color="text.secondary">
              {sender ?? 'Somebody'} · <Ago at={at} />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>
              <TextInScript text={text} />
            </Typography>
          </CardContent>
        </Card>
      ))}
      <Answer id={query.id} />
    </Stack>
  )
}

function Answer({ id }: { id: number }) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { busy, problem, again, send } = useSending()
  const refresh = useRefresh()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = problemWith(answerRule, text)
    setWrong(found)
    if (found !== null) return
    const sent = await send(
      (idempotencyKey) =>
        staffCall(
          'POST',
          '/api/staff/statement-queries/{id}/messages',
          { id: String(id), text },
          { idempotencyKey },
        ),
      'Author notified',
    )
    if (!sent) return
    setText('')
    refresh()
  }

  return (
    <Card>
      <CardContent>
        <Stack component="form" noValidate spacing={2} onSubmit={submit}>
          <TextField
            multiline
            minRows={3}
            label="Your answer to the author"
            value={text}
            error={wrong !== null}
            helperText={wrong}
            slotProps={{ htmlInput: { dir: 'auto' } }}
            onChange={({ target }) => {
              setText(target.value)
              setWrong(null)
              again()
            }}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
          <Button type="submit" variant="contained" disabled={busy} sx={{ alignSelf: 'start' }}>
            Send
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
