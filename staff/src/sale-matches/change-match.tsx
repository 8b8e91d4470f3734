import { Button } from '@mui/material'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { SaleMatch } from '@panai/contract/sales-import/staff/sale-matches'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { ChooseFormat } from '../waiting-sales/choose-format.tsx'
import { ChooseBook, type ChosenBook } from '../waiting-sales/match-book.tsx'
import { ChangeDialog } from './change-dialog.tsx'

/** Another book is meant: first what that would change, then the change. */
export function ChangeMatch({ match }: { match: SaleMatch }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Change the book
      </Button>
      {isOpen && <ChooseOther match={match} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChooseOther({ match, onClose }: { match: SaleMatch; onClose: () => void }) {
  const id = String(match.id)
  const [book, setBook] = useState<ChosenBook | null>(null)
  const [format, setFormat] = useState<BookFormat | ''>(match.format ?? '')
  const preview = useQuery({
    queryKey: ['match-change', id, match.version, book?.id, format],
    queryFn: ({ signal }) =>
      staffCall(
        'GET',
        '/api/staff/sale-matches/{id}/change',
        { id, book_id: String(book?.id ?? 0), ...(format && { format }) },
        { signal },
      ),
    enabled: book !== null,
    gcTime: 0,
    // What is agreed to is what was shown, and after the change the version that it asks about is gone.
    staleTime: 'static',
  })
  return (
    <ChangeDialog
      title="Which book is this?"
      action="Change the match"
      done="The match is changed"
      preview={preview}
      onClose={onClose}
      send={(agreed) =>
        staffCall('POST', '/api/staff/sale-matches/{id}/change', {
          ...agreed,
          id,
          version: match.version,
          book_id: book?.id ?? 0,
          format: format || null,
        })
      }
    >
      <ChooseBook book={book} onChoose={setBook} />
      <ChooseFormat format={format} onChoose={setFormat} />
    </ChangeDialog>
  )
}
