import {
  Alert,
  Button,
  Card,
  CardContent,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { StaffStatement, StaffStatementInFull } from '@panai/contract/statements/staff/statements'
import { periodWords, statementLanguages, sumRows } from '@panai/contract/statements/statement-words'
import { useNotify, useRecordContext, useRedirect } from 'react-admin'
import { staffCall, staffDownload } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { Flags } from './flags.tsx'
import { StatementLines } from './statement-lines.tsx'
import { stateLooks } from './statement-words.ts'

/** One statement as its author gets it, with what can be done before that. */
export default function StatementShow() {
  return (
    <StaffShow<StaffStatementInFull> component="div" actions={false}>
      <Statement />
    </StaffShow>
  )
}

function Statement() {
  const statement = useRecordContext<StaffStatementInFull>()
  if (!statement) return null
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Card>
        <CardContent>
          <Stack spacing={2}>
            <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="h2">
                <TextInScript text={statement.author_name} />
              </Typography>
              <Chip size="small" {...stateLooks[statement.state]} />
            </Stack>
            <Typography color="text.secondary">
              {statement.number} · {periodWords('en', statement.period_from, statement.period_to)}
            </Typography>
            {statement.flags.length > 0 && <Flags flags={statement.flags} />}
            <Unprintable letters={statement.unprintable} />
            <Figures statement={statement} />
            <Actions statement={statement} />
          </Stack>
        </CardContent>
      </Card>
      <StatementLines statementId={statement.id} />
    </Stack>
  )
}

/** The record of the list, which is shown first, does not say. */
function Unprintable({ letters = [] }: { letters: StaffStatementInFull['unprintable'] | undefined }) {
  if (letters.length === 0) return null
  return (
    <Alert severity="warning">
      Our fonts do not have <TextInScript text={letters.join(' ')} />: in the PDF{' '}
      {letters.length === 1 ? 'it' : 'each'} is printed as its Unicode number. If it is a mistake, correct the
      name or title and regenerate the draft.
    </Alert>
  )
}

function Figures({ statement }: { statement: StaffStatement }) {
  const rows: (readonly [string, number])[] = [
    ...sumRows('en', statement),
    ...(statement.advances_left === 0
      ? []
      : [['Advance left to recoup', statement.advances_left] satisfies [string, number]]),
    ...(statement.before === null
      ? []
      : [['Royalty on sales of the last statement', statement.before] satisfies [string, number]]),
  ]
  return (
    <Table size="small" sx={{ maxWidth: 480 }}>
      <TableBody>
        {rows.map(([name, amount]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{writtenRupees(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Actions({ statement: { id, state, number } }: { statement: StaffStatement }) {
  const notify = useNotify()
  const redirect = useRedirect()
  const isOpen = state === 'draft' || state === 'verified'
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {statementLanguages.map((language) => (
        <Button
          key={language}
          variant="outlined"
          onClick={() =>
            staffDownload('/api/staff/statements/{id}/pdf/{language}', { id, language }).catch(
              (cause: Error) => notify(cause.message, { type: 'error' }),
            )
          }
        >
          PDF in {language === 'en' ? 'English' : 'Tamil'}
        </Button>
      ))}
      {state === 'draft' && (
        <ActionDialog
          label="Verify"
          title={`Verify ${number}?`}
          variant="contained"
          act={() =>
            staffCall('POST', '/api/staff/statements/{id}/verification', { id: String(id), to: 'verified' })
          }
          done="Verified"
        />
      )}
      {state === 'verified' && (
        <ActionDialog
          label="Back to draft"
          title={`Undo the verification of ${number}?`}
          act={() =>
            staffCall('POST', '/api/staff/statements/{id}/verification', { id: String(id), to: 'draft' })
          }
          done="Back to draft"
        />
      )}
      {isOpen && (
        <ActionDialog
          label="Regenerate"
          title={`Regenerate ${number}?`}
          act={async () => {
            const { data } = await staffCall('POST', '/api/staff/statements/{id}/remake', { id: String(id) })
            if (data) redirect('show', 'statements', data.id)
            else redirect('list', 'statements')
          }}
          done="Regenerated"
        >
          <Typography>
            The draft is discarded, and a new one is made of everything posted until now.
          </Typography>
        </ActionDialog>
      )}
    </Stack>
  )
}
