import CopyIcon from '@mui/icons-material/PeopleAltOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { MergeButton } from './merge-button.tsx'

/** Authors whose names sound the same. */
export function Duplicates({ mayMerge }: { mayMerge: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<CopyIcon />} onClick={() => setOpen(true)}>
        Likely duplicates
      </Button>
      {isOpen && <DuplicatesDialog mayMerge={mayMerge} onClose={() => setOpen(false)} />}
    </>
  )
}

function DuplicatesDialog({ mayMerge, onClose }: { mayMerge: boolean; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['author-duplicates'],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/author-duplicates', { per_page: '100' }, { signal }),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="duplicates-title">
      <DialogTitle id="duplicates-title">Likely duplicates</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.data.length === 0 && <p>No two authors have names that sound the same.</p>}
        <List>
          {data?.data.map(({ id, authors }) => (
            <ListItem
              key={id}
              secondaryAction={mayMerge && <MergeButton authors={authors} onDone={() => void refetch()} />}
            >
              <ListItemText
                primary={authors.map((author, at) => (
                  <span key={author.id}>
                    {at > 0 && ' · '}
                    <TextInScript text={author.name} /> ({author.books})
                  </span>
                ))}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
