import { Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material'
import type { ManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Ago } from '../parts/fields.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { JournalActions } from './journal-actions.tsx'
import { journalName, stateLooks } from './journal-words.ts'

/** One manual journal: what was entered by whom, and what can be done with it. */
export default function JournalShow() {
  return (
    <StaffShow<ManualJournal> component="div" actions={false}>
      <Journal />
    </StaffShow>
  )
}

function Journal() {
  const journal = useRecordContext<ManualJournal>()
  if (!journal) return null
  const { state, amount, author_name, book_title, occurred_on, reason, note } = journal
  return (
    <Card sx={{ my: 2 }}>
      <CardContent>
        <Stack spacing={2} useFlexGap>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2">{journalName(journal)}</Typography>
            <Chip size="small" {...stateLooks[state]} />
          </Stack>
          <Typography>
            {writtenRupees(Math.abs(amount))} {amount > 0 ? 'in favour of' : 'against'}{' '}
            <TextInScript text={author_name} />, {dayOf(occurred_on)}
            {book_title !== null && (
              <>
                , {journal.kind === 'advance' ? 'recouped by' : 'about'} <TextInScript text={book_title} />
              </>
            )}
          </Typography>
          {journal.recouped !== null && (
            <Typography>
              Royalties have recouped {writtenRupees(journal.recouped)};{' '}
              {writtenRupees(amount - journal.recouped)} is left to recoup.
            </Typography>
          )}
          <Typography>
            Reason, as the author reads it: <TextInScript text={reason} />
          </Typography>
          {note !== null && (
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              Note: <TextInScript text={note} />
            </Typography>
          )}
          <Hands journal={journal} />
          <Opposites journal={journal} />
          <JournalActions journal={journal} />
        </Stack>
      </CardContent>
    </Card>
  )
}

/** Who entered and who decided, and whether one person was enough. */
function Hands({ journal }: { journal: ManualJournal }) {
  const { state, entered_by, entered_at, decided_by, decided_at, approved_under } = journal
  return (
    <Typography color="text.secondary">
      Entered by <TextInScript text={entered_by} /> <Ago at={entered_at} />
      {decided_at !== null && (
        <>
          {state === 'posted' ? ' · approved by ' : ' · turned down by '}
          <TextInScript text={decided_by ?? '?'} /> <Ago at={decided_at} />
        </>
      )}
      {approved_under === 'alone' && ', with nobody else in the company who may move money'}
      {approved_under === 'waived' && ', with the rule of two people switched off'}
    </Typography>
  )
}

function Opposites({ journal: { reverses, reversed_by } }: { journal: ManualJournal }) {
  const [id, words] = reverses !== null ? [reverses, 'It reverses'] : [reversed_by, 'Its reversal is']
  if (id === null) return null
  return (
    <Typography>
      {words}{' '}
      <Link component={RouterLink} to={`/manual-journals/${id}/show`}>
        journal {id}
      </Link>
      .
    </Typography>
  )
}
