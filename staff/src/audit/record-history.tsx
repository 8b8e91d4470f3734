import { Box, Button, Typography } from '@mui/material'
import type { AuditEntry, HistorySubject } from '@panai/contract/console/staff/audit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { MixedScripts, TextInScript } from '../parts/text-in-script.tsx'
import { momentOf } from '../parts/time-words.ts'
import { ChangedValues } from './changed-values.tsx'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const STEP = 10
const MOST = 100

/** Who changed the record of this screen, the latest change first. `subject` is the name of its table. */
export function RecordHistory({ subject }: { subject: HistorySubject }) {
  const record = useRecordContext<RaRecord>()
  const [shown, setShown] = useState(STEP)
  const subject_id = String(record?.id ?? '')
  const { data } = useQuery({
    queryKey: ['history', subject, subject_id, record?.version, shown],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/history', { subject, subject_id, per_page: String(shown) }, { signal }),
    enabled: record !== undefined,
  })
  if (!data) return null
  return (
    <section aria-labelledby="history">
      <Typography variant="h2" id="history">
        History
      </Typography>
      {data.data.length === 0 && <Typography>No changes by staff yet.</Typography>}
      <Box component="ol" sx={{ pl: 0, listStyle: 'none' }}>
        {data.data.map((entry) => (
          <Box component="li" key={entry.id} sx={{ py: 1 }}>
            <Typography variant="body2">
              <strong>
                <TextInScript text={entry.by ?? 'A scheduled job'} />
              </strong>{' '}
              <MixedScripts text={listed.format(entry.changes)} />
            </Typography>
            <Typography variant="caption" color="text.secondary">
              <Ago at={entry.at} />
            </Typography>
            {entry.raw && <RawEntry entry={entry.raw} />}
          </Box>
        ))}
      </Box>
      {data.meta.total > shown && shown < MOST && <Button onClick={() => setShown(MOST)}>Show more</Button>}
    </section>
  )
}

/** What was written down of a change, for those who look for how it came about. */
function RawEntry({ entry }: { entry: AuditEntry }) {
  const { at, action, operation, subject, subject_id, part, network, before, after } = entry
  return (
    <Box component="details" sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        Technical details
      </Box>
      <Typography variant="caption" component="p">
        {action}: {operation} {part} {subject} {subject_id}, {momentOf(at)}, {network ?? 'This machine'}
      </Typography>
      <ChangedValues before={before} after={after} />
    </Box>
  )
}
