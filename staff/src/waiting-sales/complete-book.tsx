import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { MOST_BOOK_PAGES } from '@panai/contract/staff/book-rules'
import type { WaitingSales } from '@panai/contract/staff/waiting-sales'
import { type TrimSize, trimSizes } from '@panai/contract/vocabulary'
import { type FormEvent, useState } from 'react'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useSending } from '../parts/use-sending.ts'

/** Fills in what the book lacks for a price, beside the rows that wait for it. */
export function CompleteBook({ bookId, group }: { bookId: number; group: WaitingSales }) {
  const [isOpen, setOpen] = useState(false)
  const [pages, setPages] = useState('')
  const [trimSize, setTrimSize] = useState<TrimSize | ''>('')
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()
  const lacks = new Set(group.book_lacks)
  async function save(event: FormEvent) {
    event.preventDefault()
    const input = {
      book_id: bookId,
      ...(lacks.has('pages') && { pages: Number(pages) }),
      ...(lacks.has('trim_size') && trimSize !== '' && { trim_size: trimSize }),
    }
    const call = () => staffCall('POST', '/api/staff/waiting-sales/book-facts', input)
    if (!(await send(call, 'The book is complete'))) return
    setOpen(false)
    refresh()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Complete the book
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="complete-title"
      >
        <form onSubmit={save}>
          <DialogTitle id="complete-title">
            Complete <TextInScript text={group.book_title ?? 'the book'} />
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <p>The printing costs are calculated from these. What the book has already stays as it is.</p>
            {lacks.has('pages') && (
              <TextField
                type="number"
                label="Pages"
                required
                value={pages}
                onChange={({ target }) => setPages(target.value)}
                slotProps={{ htmlInput: { min: 1, max: MOST_BOOK_PAGES } }}
              />
            )}
            {lacks.has('trim_size') && (
              <TextField
                select
                label="Trim size"
                required
                value={trimSize}
                onChange={({ target }) => setTrimSize(trimSizes.find((one) => one === target.value) ?? '')}
              >
                {trimSizes.map((one) => (
                  <MenuItem key={one} value={one}>
                    {one}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {problem && <Alert severity="error">{problem}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="contained" loading={busy}>
              Save
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
