import { Box, Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material'
import type { StaffEnquiry, StaffEnquiryDetail } from '@panai/contract/enquiries/staff/enquiries'
import { Show, useRecordContext } from 'react-admin'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useMay } from '../session/session.ts'
import { AnswerBox } from './answer-box.tsx'
import { EnquiryActions } from './enquiry-actions.tsx'
import { durationWords, stateColours, stateWords } from './enquiry-words.ts'
import { EntryList } from './entry-list.tsx'

/** One message of the contact form: what was written, what was answered, and what can be done. */
export default function EnquiryShow() {
  return (
    <Show<StaffEnquiryDetail> component="div" actions={false}>
      <Enquiry />
    </Show>
  )
}

function Enquiry() {
  const enquiry = useRecordContext<StaffEnquiry | StaffEnquiryDetail>()
  const mayAnswer = useMay('letters.answer')
  // At first react-admin shows what the list knew, which is not all.
  if (!enquiry || !('entries' in enquiry)) return null
  const { id, name, email, phone, reason, message, state, is_suspect, created_at, first_answer_seconds } =
    enquiry
  return (
    <Stack spacing={2} sx={{ maxWidth: 800, py: 2 }}>
      <Card>
        <CardContent>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2">
              No. {id}: <TextInScript text={name} />
            </Typography>
            <Chip size="small" color={stateColours[state]} label={stateWords[state]} />
            {enquiry.book && <Chip size="small" color="info" label="Order enquiry" />}
            {is_suspect && <Chip size="small" color="error" label="Suspected spam" />}
          </Stack>
          <Typography color="text.secondary">
            {reason} · received <Ago at={created_at} />
            {first_answer_seconds !== null &&
              ` · first answered after ${durationWords(first_answer_seconds)}`}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
            {phone !== null && (
              <>
                {' · '}
                <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
              </>
            )}
          </Typography>
          {enquiry.book && (
            <Typography>
              Wants to buy{' '}
              <Link href={`#/books/${enquiry.book.id}`}>
                <TextInScript text={enquiry.book.title} />
              </Link>
              , Rs. {enquiry.book.mrp.toFixed(2)}
            </Typography>
          )}
          <Box
            component="blockquote"
            dir="auto"
            sx={{
              m: 0,
              mt: 2,
              pl: 2,
              borderLeft: 3,
              borderColor: 'divider',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
          >
            <TextInScript text={message} />
          </Box>
        </CardContent>
      </Card>
      <EntryList enquiry={enquiry} />
      {mayAnswer && <EnquiryActions enquiry={enquiry} />}
      {mayAnswer && <AnswerBox enquiry={enquiry} />}
    </Stack>
  )
}
