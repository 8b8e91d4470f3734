import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import type { StaffBook } from '@panai/contract/catalogue/staff/books'
import { bookFormats } from '@panai/contract/language/vocabulary'
import { identifierKinds } from '@panai/contract/sales/sales-import-states'
import type { BookIdentifier } from '@panai/contract/sales-import/staff/waiting-sales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePermissions, useRecordContext } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'

const path = '/api/staff/books/{id}/identifiers'

/** Other identifiers by which channels know the book: of a format, Amazon's, our own. */
export function BookIdentifiers() {
  const book = useRecordContext<StaffBook>()
  const { data } = useQuery({
    queryKey: ['books', 'identifiers', book?.id],
    queryFn: ({ signal }) => staffCall('GET', path, { id: String(book?.id) }, { signal }),
    enabled: book !== undefined,
  })
  if (!book || !data) return null
  return <Editor key={book.id} bookId={book.id} before={data.data.identifiers} />
}

function Editor({ bookId, before }: { bookId: number; before: readonly BookIdentifier[] }) {
  const [rows, setRows] = useState(() =>
    before.map((row) => ({ ...row, key: crypto.getRandomValues(new Uint32Array(1))[0] })),
  )
  const { busy, problem, send } = useSending()
  const { permissions = [] } = usePermissions<string[]>()
  const mayEdit = permissions.includes('catalogue.edit')
  const change = (at: number, part: Partial<BookIdentifier>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  const add = () =>
    setRows([
      ...rows,
      { kind: 'isbn', value: '', format: null, key: crypto.getRandomValues(new Uint32Array(1))[0] },
    ])
  const save = () => {
    const identifiers = rows.map(({ kind, value, format }) => ({ kind, value, format }))
    return send(() => staffCall('PUT', path, { id: String(bookId), identifiers }), 'The numbers are saved')
  }
  return (
    <Box
      component="section"
      aria-label="Other identifiers"
      sx={{ p: 2, display: 'grid', gap: 1, maxWidth: 700 }}
    >
      <Typography variant="h2">Other identifiers</Typography>
      <Typography variant="body2">Used to match rows of sales files.</Typography>
      {rows.map(({ key, kind, value, format }, at) => (
        <Box key={key} sx={{ display: 'flex', gap: 1 }}>
          <TextField
            select
            size="small"
            label="Kind"
            value={kind}
            disabled={!mayEdit}
            onChange={({ target }) =>
              change(at, { kind: identifierKinds.find((one) => one === target.value) ?? 'isbn' })
            }
            sx={{ width: 110 }}
          >
            {identifierKinds.map((one) => (
              <MenuItem key={one} value={one}>
                {one.toUpperCase()}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            size="small"
            label="Number"
            value={value}
            disabled={!mayEdit}
            onChange={({ target }) => change(at, { value: target.value })}
            sx={{ flexGrow: 1 }}
          />
          <TextField
            select
            size="small"
            label="Format"
            value={format ?? ''}
            disabled={!mayEdit}
            onChange={({ target }) =>
              change(at, { format: bookFormats.find((one) => one === target.value) ?? null })
            }
            sx={{ width: 140 }}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">Any</MenuItem>
            {bookFormats.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
          {mayEdit && (
            <IconButton
              aria-label={`Remove ${value || 'this number'}`}
              onClick={() => setRows(rows.filter((_, place) => place !== at))}
            >
              <DeleteIcon />
            </IconButton>
          )}
        </Box>
      ))}
      {problem && <Alert severity="error">{problem}</Alert>}
      {mayEdit && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button onClick={add}>Add an identifier</Button>
          <Button variant="outlined" onClick={save} loading={busy}>
            Save identifiers
          </Button>
        </Box>
      )}
    </Box>
  )
}
