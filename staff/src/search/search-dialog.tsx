import {
  Alert,
  Autocomplete,
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import type { FoundOnDesk } from '@panai/contract/search/staff/search'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { TextInScript } from '../parts/text-in-script.tsx'
import { addressOf, kindWords } from './places.ts'
import { useFound } from './use-found.ts'

/** One field for everything: a choice leads to it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const [q, setQ] = useState('')
  const { found, isLoading, error } = useFound(q)
  const navigate = useNavigate()
  const titleId = useId()

  /** Where nothing is chosen the first is meant. */
  function go(chosen: FoundOnDesk | string) {
    const one = typeof chosen === 'string' ? found[0] : chosen
    if (!one) return
    onClose()
    navigate(addressOf(one))
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} sx={atTheTop}>
      <DialogTitle id={titleId}>Search</DialogTitle>
      <DialogContent sx={{ overflow: 'visible' }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Autocomplete<FoundOnDesk, false, true, true>
          freeSolo
          disableClearable
          open={q.trim() !== ''}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          autoHighlight
          options={found}
          inputValue={q}
          value=""
          slotProps={{ popper: { disablePortal: true } }}
          // What answers is the server's matter.
          filterOptions={(options) => options}
          getOptionKey={(one) => (typeof one === 'string' ? one : `${one.kind} ${one.id}`)}
          getOptionLabel={(one) => (typeof one === 'string' ? one : one.title)}
          groupBy={({ kind }) => kindWords[kind]}
          onInputChange={(_, text, reason) => reason === 'input' && setQ(text)}
          onChange={(_, chosen) => go(chosen)}
          // A list of choices may hold groups of them, and nothing else.
          renderGroup={({ key, group, children }) => (
            <li key={key} role="none">
              <Box role="group" aria-labelledby={`${titleId}-${key}`}>
                <Typography
                  id={`${titleId}-${key}`}
                  variant="body2"
                  color="text.secondary"
                  sx={{ px: 2, pt: 1 }}
                >
                  {group}
                </Typography>
                <Box component="ul" role="none" sx={{ p: 0 }}>
                  {children}
                </Box>
              </Box>
            </li>
          )}
          renderInput={(params) => (
            <TextField {...params} autoFocus label="Name, title, number or ISBN, in any script" />
          )}
          renderOption={({ key, ...props }, one) => (
            <li key={key} {...props}>
              <span>
                <TextInScript text={one.title} /> {/* The gap is where a line may end. */}
                {one.detail && (
                  <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 0.5 }}>
                    <TextInScript text={one.detail} />
                  </Typography>
                )}
              </span>
            </li>
          )}
        />
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {sayHowMany(q, found.length, isLoading)}
        </Typography>
      </DialogContent>
    </Dialog>
  )
}

/** The results stand below the field, so the field stands high. */
const atTheTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { overflow: 'visible' },
} as const

function sayHowMany(q: string, count: number, isLoading: boolean): string {
  if (q.trim() === '') return 'Books, authors, submissions, messages, mails, statements and payouts.'
  if (isLoading) return 'Looking…'
  if (count === 0) return 'Nothing found. Try a part of the name, or the number.'
  return count === 1 ? '1 result' : `${count} results`
}
