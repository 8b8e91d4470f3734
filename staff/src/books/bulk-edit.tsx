import EditIcon from '@mui/icons-material/EditOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import type { BookEdit, EditedBook } from '@panai/contract/catalogue/staff/book-edits'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { formatChoices, genreChoices } from '../parts/choices.ts'
import { counted } from '../parts/counted.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { usePlan } from '../parts/use-plan.ts'

type Kind = BookEdit['what']
const yesOrNo = [
  { id: 'true', name: 'Yes' },
  { id: 'false', name: 'No' },
]
const kinds: Record<Kind, { label: string; choices?: { id: string; name: string }[] }> = {
  featured: { label: 'Featured', choices: yesOrNo },
  published: { label: 'Published', choices: yesOrNo },
  genre: { label: 'Genre', choices: genreChoices },
  formats: { label: 'Formats', choices: formatChoices },
  mrp: { label: 'MRP in rupees' },
  mrp_percent: { label: 'MRP by per cent' },
}

/** One change to all chosen books: first what it would do, then the change. */
export function BulkEdit() {
  const { selectedIds, onUnselectItems } = useListContext()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        Change all
      </Button>
      {isOpen && (
        <BulkEditDialog
          ids={selectedIds.map(Number)}
          onClose={() => setOpen(false)}
          onDone={onUnselectItems}
        />
      )}
    </>
  )
}

function BulkEditDialog({
  ids,
  onClose,
  onDone,
}: {
  ids: number[]
  onClose: () => void
  onDone: () => void
}) {
  const [what, setWhat] = useState<Kind>('featured')
  const [value, setValue] = useState<string | string[]>('')
  const { plan: rows, problem, look, forget, apply } = usePlan<EditedBook[]>()
  const { choices } = kinds[what]
  const changing = rows?.filter(({ outcome }) => outcome === 'changed') ?? []

  const preview = () =>
    look(async () => {
      const input = { ids, edit: toEdit(what, value) }
      return (await staffCall('POST', '/api/staff/book-edit-previews', input)).data
    })
  const change = () =>
    apply(
      async () => {
        const books = changing.map(({ id, version }) => ({ id, version }))
        const input = { books, edit: toEdit(what, value) }
        const { data } = await staffCall('POST', '/api/staff/book-edits', input)
        return `${counted(data.changed, 'book')} changed`
      },
      () => {
        onDone()
        onClose()
      },
    )

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="bulk-edit-title">
      <DialogTitle id="bulk-edit-title">Change {counted(ids.length, 'book')}</DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={2} sx={{ my: 1 }}>
          <TextField
            select
            label="What"
            value={what}
            onChange={({ target }) => {
              setWhat(target.value as Kind) // one of the options below
              setValue(target.value === 'formats' ? [] : '')
              forget()
            }}
            sx={{ minWidth: 180 }}
          >
            {Object.entries(kinds).map(([id, { label }]) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="New value"
            select={choices !== undefined}
            type={choices ? undefined : 'number'}
            value={value}
            slotProps={{ select: { multiple: what === 'formats' } }}
            onChange={({ target }) => {
              setValue(target.value)
              forget()
            }}
            sx={{ minWidth: 180 }}
          >
            {choices?.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        {rows && <Preview rows={rows} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {rows && changing.length > 0 ? (
          <Button variant="contained" onClick={change}>
            Change {counted(changing.length, 'book')}
          </Button>
        ) : (
          <Button variant="contained" onClick={preview} disabled={value.length === 0}>
            Preview
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Preview({ rows }: { rows: EditedBook[] }) {
  return (
    <Table size="small" aria-label="What would change">
      <TableHead>
        <TableRow>
          <TableCell>Book</TableCell>
          <TableCell>Now</TableCell>
          <TableCell>Then</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, title, before, after, outcome, reason }) => (
          <TableRow key={id}>
            <TableCell>
              <TextInScript text={title} />
            </TableCell>
            <TableCell>{before}</TableCell>
            <TableCell>{reason ?? (outcome === 'same' ? 'stays' : after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** As the contract takes it; what can't be right the server refuses. */
function toEdit(what: Kind, value: string | string[]): BookEdit {
  const isYes = value === 'true'
  const given = {
    featured: isYes,
    published: isYes,
    mrp_percent: Number(value),
    genre: value,
    formats: value,
    mrp: value,
  }
  return { what, value: given[what] } as BookEdit // the server parses it
}
