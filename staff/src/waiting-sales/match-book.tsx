import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import { isRoundedNumber } from '@panai/contract/money/is-rounded-number'
import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useSending } from '../parts/use-sending.ts'
import { ChooseFormat } from './choose-format.tsx'

export type ChosenBook = { id: number; title: string; author_name: string }

/** Says which book the rows mean: a suggestion that is confirmed, or one that is looked for. */
export function MatchBook() {
  const group = useRecordContext<WaitingSales>()
  const [isOpen, setOpen] = useState(false)
  if (group?.waits_for !== 'book') return null
  // Without a title such a row has nothing that a match could hold for.
  if (group.title === null && isRoundedNumber(group.identifier ?? '')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Match
      </Button>
      {isOpen && <MatchDialog group={group} onClose={() => setOpen(false)} />}
    </>
  )
}

function MatchDialog({ group, onClose }: { group: WaitingSales; onClose: () => void }) {
  const [first] = group.suggestions
  const [book, setBook] = useState<ChosenBook | null>(first ? { ...first, id: first.book_id } : null)
  const [format, setFormat] = useState<BookFormat | ''>(group.format ?? '')
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()
  async function confirm() {
    if (!book) return
    const input = { key: group.id, book_id: book.id, format: format || null }
    if (!(await send(() => staffCall('POST', '/api/staff/sale-matches', input), 'The rows are matched')))
      return
    onClose()
    refresh()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="match-title">
      <DialogTitle id="match-title">Which book is this?</DialogTitle>
      <DialogContent>
        <p>
          {counted(group.rows, 'row')}: <TextInScript text={group.title ?? group.identifier ?? '?'} />
          {group.author_name && (
            <>
              , <TextInScript text={group.author_name} />
            </>
          )}
          . What you choose holds for all of them, and for the next file.
        </p>
        <ChooseBook book={book} onChoose={setBook} suggestions={group.suggestions} />
        <ChooseFormat format={format} onChoose={setFormat} />
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={confirm} disabled={!book} loading={busy}>
          This is the book
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ChooseProps = {
  book: ChosenBook | null
  onChoose: (book: ChosenBook | null) => void
  suggestions?: WaitingSales['suggestions']
}

/** A book by its title or author, in any script. */
export function ChooseBook({ book, onChoose, suggestions = [] }: ChooseProps) {
  const [typed, setTyped] = useState('')
  const isSearching = typed !== '' && typed !== book?.title
  const { data } = useQuery({
    queryKey: ['books', 'choose', typed],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/books', { q: typed, per_page: '10' }, { signal }),
    enabled: isSearching,
    placeholderData: (before) => before,
  })
  const suggested = suggestions.map(({ book_id, title, author_name }) => ({
    id: book_id,
    title,
    author_name,
  }))
  const found = isSearching ? (data?.data ?? []) : suggested
  const options = found.map(({ id, title, author_name }) => ({ id, title, author_name }))
  return (
    <Autocomplete
      options={book && !options.some(({ id }) => id === book.id) ? [book, ...options] : options}
      value={book}
      onChange={(_, chosen) => onChoose(chosen)}
      onInputChange={(_, text) => setTyped(text)}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, { title, author_name }) => (
        <li key={key} {...props}>
          <span>
            <TextInScript text={title} />, <TextInScript text={author_name} />
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Book" />}
    />
  )
}
