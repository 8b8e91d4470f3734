import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { ChangedValues } from './changed-values.tsx'

const STEP = 10
const MOST = 100

/** Who changed the record of this screen, the latest change first. `subject` is the name of its table. */
export function RecordHistory({ subject }: { subject: string }) {
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
      {data.data.length === 0 && <Typography>Nothing has been changed here by staff.</Typography>}
      <Box component="ol" sx={{ pl: 0, listStyle: 'none' }}>
        {data.data.map((entry) => (
          <Box component="li" key={entry.id} sx={{ py: 1 }}>
            <Typography variant="body2">
              <strong>{entry.by ?? 'Nobody (a job)'}</strong>, <Ago at={entry.at} /> · {entry.action}
            </Typography>
            <ChangedValues before={entry.before} after={entry.after} />
          </Box>
        ))}
      </Box>
      {data.meta.total > shown && shown < MOST && <Button onClick={() => setShown(MOST)}>Show more</Button>}
    </section>
  )
}
