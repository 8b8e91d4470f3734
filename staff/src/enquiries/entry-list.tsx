import { Card, CardContent, Stack, Typography } from '@mui/material'
import type { EnquiryEntry, StaffEnquiryDetail } from '@panai/contract/enquiries/staff/enquiries'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { mailWords } from './enquiry-words.ts'

/** What was answered and noted, oldest first. */
export function EntryList({ enquiry: { entries } }: { enquiry: StaffEnquiryDetail }) {
  if (entries.length === 0) return null
  return (
    <Stack component="ol" spacing={1} aria-label="Answers and notes" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </Stack>
  )
}

function Entry({ entry: { kind, text, by, at, mail } }: { entry: EnquiryEntry }) {
  return (
    <Card variant="outlined" sx={kind === 'note' ? { bgcolor: 'action.hover' } : {}}>
      <CardContent>
        <Typography color="text.secondary" variant="body2">
          {kind === 'note' ? 'Note of ' : 'Answer of '}
          <TextInScript text={by?.name ?? 'somebody who has left'} />, <Ago at={at} />
          {kind === 'note' && ' · for us alone'}
          {mail && ` · ${mailWords[mail.status]}`}
          {mail?.problem && ` (${mail.problem})`}
        </Typography>
        <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <TextInScript text={text} />
        </Typography>
      </CardContent>
    </Card>
  )
}
