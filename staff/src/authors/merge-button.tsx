import MergeIcon from '@mui/icons-material/MergeTypeOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import type { StaffAuthor } from '@panai/contract/catalogue/staff/authors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { TextInScript } from '../parts/text-in-script.tsx'

type Props = { authors: readonly StaffAuthor[]; onDone: () => void }

export function MergeButton({ authors, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        startIcon={<MergeIcon />}
        disabled={authors.length < 2}
        onClick={() => setOpen(true)}
      >
        Merge
      </Button>
      {isOpen && <MergeDialog authors={authors} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}

/** The author who stays is chosen; what moves is shown before anything does. */
function MergeDialog({ authors, onClose, onDone }: Props & { onClose: () => void }) {
  const [survivorId, setSurvivorId] = useState(likeliest(authors))
  const [problem, setProblem] = useState<string | null>(null)
  const notify = useNotify()
  const queries = useQueryClient()
  const input = {
    survivor_id: survivorId,
    merged_ids: authors.map(({ id }) => id).filter((id) => id !== survivorId),
  }
  const { data, error } = useQuery({
    queryKey: ['author-merge', input],
    queryFn: ({ signal }) => staffCall('POST', '/api/staff/author-merge-previews', input, { signal }),
    gcTime: 0,
    enabled: input.merged_ids.length > 0,
  })
  const preview = data?.data

  async function merge() {
    if (!preview) return
    const known = ({ id, version }: StaffAuthor) => ({ id, version })
    try {
      await staffCall('POST', '/api/staff/author-merges', {
        survivor: known(preview.survivor),
        merged: preview.merged.map(known),
      })
      notify('The authors were merged', { type: 'success' })
      onClose()
      onDone()
      // Not the preview of what has just been done.
      for (const queryKey of [['authors'], ['books']]) void queries.invalidateQueries({ queryKey })
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause))
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">Merge {counted(authors.length, 'author')}</DialogTitle>
      <DialogContent>
        <FormControl>
          <FormLabel id="merge-survivor">Who stays</FormLabel>
          <RadioGroup
            aria-labelledby="merge-survivor"
            value={survivorId}
            onChange={({ target }) => setSurvivorId(Number(target.value))}
          >
            {authors.map((author) => (
              <FormControlLabel
                key={author.id}
                value={author.id}
                control={<Radio />}
                label={
                  <>
                    <TextInScript text={author.name} /> ({counted(author.books, 'book')}
                    {author.has_account && ', an account'})
                  </>
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
        {preview && preview.refusal === null && (
          <Alert severity="info">
            {counted(preview.moves.books, 'book')}, {counted(preview.moves.contributions, 'part')} in other
            books and {counted(preview.moves.submissions, 'manuscript')} move. Old addresses lead to the one
            who stays.
            {preview.fills.length > 0 &&
              ` Taken over: ${preview.fills.map(({ field }) => field).join(', ')}.`}
          </Alert>
        )}
        {(problem ?? preview?.refusal ?? error?.message) && (
          <Alert severity="error">{problem ?? preview?.refusal ?? error?.message}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={merge} disabled={!preview || preview.refusal !== null}>
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The one with an account, else the one with the most books. */
function likeliest(authors: readonly StaffAuthor[]): number {
  const weight = ({ has_account, books }: StaffAuthor) => (has_account ? 1_000_000 : 0) + books
  return [...authors].sort((a, b) => weight(b) - weight(a))[0]?.id ?? 0
}
