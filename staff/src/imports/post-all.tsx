import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { ImportToPost, LookReason } from '@panai/contract/sales-import/staff/imports-to-post'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { Figures, Headings } from '../parts/figure-table.tsx'
import { LoadFailure } from '../parts/load-failure.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useSending } from '../parts/use-sending.ts'
import { WideTable } from '../parts/wide-table.tsx'

const reasons: Record<LookReason, string> = {
  left_out: 'has rows that are no sales',
  sheets_left_out: 'has sheets that were not read',
  month_by_name: 'has no month but that of a name',
  typed_before: 'has rows that look like typed sales',
  over_a_change: 'has months within which terms change',
  revisions: 'says something else of sales than earlier files',
  lacking: 'lacks rows that earlier files of its days have',
  overlaps: 'has rows that may count copies of another file',
  without_sale: 'has returns of which no sale is found',
  shown_again: 'has other totals than were shown',
}

/** All imports that only have to be posted, with what they come to, by one button; those that need a look are named. */
export function PostAll() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Post all that are ready
      </Button>
      {isOpen && <PostDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PostDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const refresh = useRefresh()
  const { busy, problem, send } = useSending()
  const { data, error, refetch } = useQuery({
    queryKey: ['sales-imports', 'to-post'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/sales-imports-to-post', {}, { signal }),
    gcTime: 0,
  })
  const all = data?.data ?? []
  const ready = all.filter(({ look_at }) => look_at.length === 0)
  const others = all.filter(({ look_at }) => look_at.length > 0)
  const rows = ready.reduce((sum, one) => sum + one.rows, 0)
  async function post() {
    const imports = ready.map(({ id, version }) => ({ id, version }))
    const call = () => staffCall('POST', '/api/staff/sales-imports-to-post', { imports })
    if (!(await send(call, 'The imports are being posted'))) {
      await refetch()
      return
    }
    onClose()
    refresh()
  }
  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>Post all that are ready?</DialogTitle>
      <DialogContent>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {data && ready.length === 0 && <p>No import can be posted without a look at it.</p>}
        {ready.length > 0 && <Ready imports={ready} />}
        {others.map(({ id, file_name, look_at }) => (
          <p key={id}>
            <Link to={`/sales-imports/${id}/show`}>
              No. {id}
              {file_name && ': '}
              {file_name && <TextInScript text={file_name} />}
            </Link>{' '}
            {look_at.map((reason) => reasons[reason]).join(' and ')}: it is posted on its own screen.
          </p>
        ))}
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="contained" onClick={post} loading={busy} disabled={ready.length === 0}>
          Post {counted(rows, 'row')} of {counted(ready.length, 'import')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Ready({ imports }: { imports: readonly ImportToPost[] }) {
  const owed = imports.every((one) => one.owed !== null) ? sum(imports.map((one) => one.owed ?? 0)) : null
  return (
    <WideTable label="Imports that are posted">
      <Headings texts={['Import']} figures={['Rows', 'Copies', 'Left waiting', 'Due to us', 'Royalties']} />
      <TableBody>
        {imports.map(({ id, file_name, rows, copies, waiting, owed, royalty }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              No. {id}: <TextInScript text={file_name ?? 'added sale'} />
            </TableCell>
            <Figures of={[rows, copies, waiting].map((count) => count.toLocaleString('en-IN'))} />
            <TableCell align="right">{owed === null ? '–' : writtenRupees(owed)}</TableCell>
            <TableCell align="right">{writtenRupees(royalty)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row">
            Together
          </TableCell>
          <Figures
            of={[
              imports.reduce((sum, one) => sum + one.rows, 0),
              imports.reduce((sum, one) => sum + one.copies, 0),
              imports.reduce((sum, one) => sum + one.waiting, 0),
            ].map((count) => count.toLocaleString('en-IN'))}
          />
          <TableCell align="right">{owed === null ? '–' : writtenRupees(owed)}</TableCell>
          <TableCell align="right">{writtenRupees(sum(imports.map(({ royalty }) => royalty)))}</TableCell>
        </TableRow>
      </TableBody>
    </WideTable>
  )
}

/** Of amounts in rupees, by whole paise. */
function sum(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}
