import { Button, TextField } from '@mui/material'
import { MOST_BOOK_PAGES } from '@panai/contract/catalogue/book-facts'
import { type TrimSize, trimSizes } from '@panai/contract/language/vocabulary'
import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { asChoices, ChooseOne } from '../parts/choose-one.tsx'
import { SendDialog } from '../parts/send-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'

type Props = { bookId: number; group: WaitingSales }

/** Fills in what the book lacks for a price, beside the rows that wait for it. */
export function CompleteBook(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Complete the book
      </Button>
      {isOpen && <Facts {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Facts({ bookId, group, onClose }: Props & { onClose: () => void }) {
  const [pages, setPages] = useState('')
  const [trimSize, setTrimSize] = useState<TrimSize | ''>('')
  const lacks = new Set(group.book_lacks)
  const input = {
    book_id: bookId,
    ...(lacks.has('pages') && { pages: Number(pages) }),
    ...(lacks.has('trim_size') && trimSize !== '' && { trim_size: trimSize }),
  }
  return (
    <SendDialog
      title={
        <>
          Complete <TextInScript text={group.book_title ?? 'the book'} />
        </>
      }
      label="Save"
      act={() => staffCall('POST', '/api/staff/waiting-sales/book-facts', input)}
      done="The book is complete"
      onClose={onClose}
    >
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
        <ChooseOne
          label="Trim size"
          choices={asChoices(trimSizes)}
          required
          value={trimSize}
          onChoose={(value) => setTrimSize(trimSizes.find((one) => one === value) ?? '')}
        />
      )}
    </SendDialog>
  )
}
