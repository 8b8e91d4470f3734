import { Alert, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { counted } from '../parts/counted.ts'

/** What can be done with an import as it stands. */
export function ImportActions({ found }: { found: SalesImport }) {
  const { version, state } = found
  const id = String(found.id)
  // The dialog says what is left out: who goes on agrees.
  const sheets = found.sheets_left_out.filter(({ needs_consent }) => needs_consent).length
  const leave_out = found.left_out !== null || sheets > 0
  const are_others = found.typed_before.length > 0
  const are_further = found.overlaps !== null
  const by_own_day = found.without_sale !== null
  const by_last_day = found.over_a_change !== null
  const lacksRows = state === 'ready' && found.compared.some((file) => file.lacking > 0)
  const [lacking, setLacking] = useState<Lacking | null>(null)
  const post = () =>
    staffCall('POST', '/api/staff/sales-imports/{id}/post', {
      id,
      version,
      leave_out,
      are_others,
      by_last_day,
      by_own_day,
      are_further,
      ...(lacking !== null && { lacking }),
    })
  const refresh = useRefresh()
  const fresh = found.groups.reduce((sum, { state, rows }) => sum + (state === 'new' ? rows : 0), 0)
  const waiting = found.groups.reduce((sum, { state, rows }) => sum + (state === 'waiting' ? rows : 0), 0)
  return (
    <>
      {(state === 'ready' || state === 'posted') && (fresh > 0 || lacksRows) && (
        <ActionDialog
          label={fresh > 0 ? `Post ${counted(fresh, 'row')}` : 'Post'}
          title="Post these sales?"
          variant="contained"
          act={post}
          done="The rows are being posted"
        >
          <p>
            Royalties are credited to their authors at once, all of them or none. What waits is posted later,
            when it is matched.
          </p>
          {are_others && (
            <p>
              {counted(found.typed_before.length, 'row')} that{' '}
              {found.typed_before.length === 1 ? 'looks' : 'look'} like typed sales will be posted too, as
              other sales.
            </p>
          )}
          {found.revisions && (
            <p>
              {counted(found.revisions.rows, 'row')} {found.revisions.rows === 1 ? 'takes' : 'take'} the place
              of what earlier files said: the difference is posted.
            </p>
          )}
          {lacksRows && <WhatBecomes files={found.compared} value={lacking} onChange={setLacking} />}
          {found.overlaps && (
            <p>
              {counted(found.overlaps.rows, 'row')} whose {found.overlaps.rows === 1 ? 'period' : 'periods'}{' '}
              another file has brought will be posted too, as further sales.
            </p>
          )}
          {found.without_sale && (
            <p>
              {counted(found.without_sale.count, 'return')} without a sale will be calculated by the day of
              the return.
            </p>
          )}
          {found.over_a_change && (
            <p>
              {counted(found.over_a_change.rows, 'row')} over a change of terms will be calculated by the last
              day of {found.over_a_change.rows === 1 ? 'its' : 'their'} period.
            </p>
          )}
          {found.left_out && state === 'ready' && (
            <p>Of the file, {counted(found.left_out.count, 'row')} shown as no sales will be left out.</p>
          )}
          {sheets > 0 && state === 'ready' && <p>{sheetsLeftOut(sheets)}</p>}
        </ActionDialog>
      )}
      {state === 'ready' && fresh === 0 && !lacksRows && (
        <ActionDialog label="Keep without posting" title="Keep this file?" act={post} done="The file is kept">
          There is nothing to post in it yet. Waiting rows can be posted once they are matched; estimates are
          shown to their authors and never paid. {sheets > 0 && sheetsLeftOut(sheets)}
        </ActionDialog>
      )}
      {(state === 'reading' || state === 'unmapped' || state === 'ready') && (
        <ActionDialog
          label="Cancel the import"
          title="Cancel this import?"
          color="warning"
          act={() => staffCall('POST', '/api/staff/sales-imports/{id}/cancel', { id })}
          done="The import was cancelled"
        >
          None of its rows are kept. The same file can be imported again.
        </ActionDialog>
      )}
      {state === 'posted' && (
        <ActionDialog
          label="Undo"
          title="Undo this import?"
          color="warning"
          reason={{ label: 'Reason', required: true }}
          act={(reason) => staffCall('POST', '/api/staff/sales-imports/{id}/undo', { id, version, reason })}
          done="The import is being undone"
        >
          <Consequences id={id} />
        </ActionDialog>
      )}
      {waiting > 0 && (state === 'ready' || state === 'posted') && (
        <Button
          component={Link}
          to={`/waiting-sales?filter=${encodeURIComponent(JSON.stringify({ import_id: found.id }))}`}
          variant="outlined"
        >
          Match {counted(waiting, 'waiting row')}
        </Button>
      )}
      {state === 'ready' && <Button onClick={() => refresh()}>Refresh</Button>}
    </>
  )
}

type Lacking = 'stay' | 'take_back'
type WhatBecomesProps = {
  files: SalesImport['compared']
  value: Lacking | null
  onChange: (value: Lacking) => void
}

/** Of rows that earlier files have and this one lacks: only the clerk knows which of them is whole. */
function WhatBecomes({ files, value, onChange }: WhatBecomesProps) {
  const rows = files.reduce((sum, file) => sum + file.lacking, 0)
  const labelId = useId()
  return (
    <FormControl required>
      <FormLabel id={labelId}>
        {counted(rows, 'row')} of earlier files {rows === 1 ? 'is' : 'are'} not in this one
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === 'stay' ? 'stay' : 'take_back')}
      >
        <FormControlLabel
          value="stay"
          control={<Radio required />}
          label="Keep them: this file has a part of the sales"
        />
        <FormControlLabel
          value="take_back"
          control={<Radio required />}
          label="Reverse them: this file has all sales of its days"
        />
      </RadioGroup>
    </FormControl>
  )
}

function sheetsLeftOut(count: number): string {
  return `Of the file, ${counted(count, 'sheet')} that ${count === 1 ? 'was' : 'were'} not read will be left out.`
}

function Consequences({ id }: { id: string }) {
  // Asked once each time the dialog opens: what is undone has no such consequences any more.
  const { data, error } = useQuery({
    queryKey: ['undo', id],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/sales-imports/{id}/undo', { id }, { signal }),
    enabled: ({ state }): boolean => state.data === undefined,
    gcTime: 0,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const { sales, copies, royalty, authors, authors_below_zero, authors_stated } = data.data
  const { duplicates_elsewhere, revised_elsewhere } = data.data
  return (
    <>
      <p>
        One entry reverses {counted(sales, 'sale')} of {copies.toLocaleString('en-IN')}{' '}
        {Math.abs(copies) === 1 ? 'copy' : 'copies'}: {writtenRupees(royalty)} of royalties, of{' '}
        {counted(authors, 'author')}.
      </p>
      {authors_stated > 0 && (
        <p>To {authors_stated} of them it was stated already: it is a line of their next statement.</p>
      )}
      {authors_below_zero > 0 && (
        <p>{authors_below_zero} of them have been paid of it: the rest is taken from what they earn next.</p>
      )}
      {duplicates_elsewhere > 0 && (
        <p>
          Of other files, {counted(duplicates_elsewhere, 'row')} that this one has were left out: they come
          back there as new rows, to be posted.
        </p>
      )}
      {revised_elsewhere > 0 && (
        <p>
          {counted(revised_elsewhere, 'row')} of earlier files, in whose place this one’s came,{' '}
          {revised_elsewhere === 1 ? 'comes' : 'come'} back there as new rows, to be posted.
        </p>
      )}
    </>
  )
}
