import { Alert, LinearProgress, MenuItem, TextField, Typography } from '@mui/material'
import { areQuestions } from '@panai/contract/sales/sales-files'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { MixedScripts } from '../parts/text-in-script.tsx'
import { FilePreview } from './file-preview.tsx'
import { FileQuestions } from './file-questions.tsx'
import { MapColumns } from './map-columns.tsx'

/** A file of which no layout is known: what stands in it, and what its columns are. */
export function MapFile({ found }: { found: SalesImport }) {
  const id = String(found.id)
  const { canAccess: mayMap = false } = useCanAccess({ resource: 'sales-layouts', action: 'edit' })
  const [sheet, setSheet] = useState(0)
  const [headerRow, setHeaderRow] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['sales-imports', 'preview', id, found.version, sheet, headerRow],
    queryFn: ({ signal }) =>
      staffCall(
        'GET',
        '/api/staff/sales-imports/{id}/preview',
        { id, sheet: String(sheet), ...(headerRow !== null && { header_row: String(headerRow) }) },
        { signal },
      ),
    // What somebody is choosing must not change under their hands.
    staleTime: 'static',
    gcTime: 0,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <LinearProgress aria-label="The file is being opened" />
  const preview = data.data
  const asked = found.problems?.named ?? []
  const isKnown = asked.length > 0 && areQuestions(asked) && preview.before === null
  if (isKnown || asked.some(({ code }) => code === 'unclear_number'))
    return (
      <section>
        <FileQuestions found={found} />
        <FilePreview preview={preview} />
      </section>
    )
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {preview.is_in_use ? 'What is new in this file?' : 'What are the columns of this file?'}
      </Typography>
      <Alert severity="info" sx={{ mb: 2 }}>
        {preview.is_in_use ? (
          <MixedScripts
            text={`Its header is that of “${preview.before?.name}”, and what was said of its columns stays. Only what nobody has said yet is asked. Nothing is posted before you say so.`}
          />
        ) : (
          'No channel that we know writes such a header. Say once what its columns are: the next file with the same header is read by itself. Nothing is posted before you say so.'
        )}
      </Alert>
      {preview.sheets.length > 1 && (
        <TextField
          select
          size="small"
          label="Sheet"
          value={sheet}
          onChange={({ target }) => {
            setSheet(Number(target.value))
            setHeaderRow(null)
          }}
          sx={{ minWidth: 200, maxWidth: '100%', mb: 2 }}
        >
          {preview.sheets.map(({ at, name }) => (
            <MenuItem key={at} value={at}>
              {name ?? `Sheet ${at + 1}`}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FilePreview preview={preview} onHeader={setHeaderRow} />
      {mayMap && (
        <MapColumns key={`${preview.sheet} ${preview.header_row}`} found={found} preview={preview} />
      )}
    </section>
  )
}
