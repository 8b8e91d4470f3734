import { Button, Typography } from '@mui/material'
import { FEWEST_PAGES, MOST_PAGES } from '@panai/contract/royalties/royalty-calculator'
import type { WaitingSales } from '@panai/contract/sales-import/staff/waiting-sales'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { useMay } from '../session/session.ts'
import { CompleteBook } from './complete-book.tsx'

const names = { pages: 'number of pages', trim_size: 'trim size' } as const

/** What the rows wait for, and where it is filled in by those who may. */
export function MissingFact() {
  const group = useRecordContext<WaitingSales>()
  const mayComplete = useMay('money.move')
  if (!group) return null
  const { waits_for, book_id, book_lacks, first_line_id } = group
  if (waits_for === 'currency_rate') return <Go to="/currency-rates/create">Add the rate</Go>
  if (waits_for === 'terms' && book_id !== null)
    return <Go to={`/book-terms/${book_id}/show`}>Open the agreement</Go>
  if (waits_for !== 'price' || book_id === null) return null
  const missing = book_lacks.map((field) => names[field]).join(' and ')
  return (
    <>
      <Typography variant="body2" sx={{ minWidth: '12rem' }}>
        {missing === '' ? noPrice : `The book has no ${missing}.`}
      </Typography>
      {missing === '' && <Go to={`/sale-lines/${first_line_id}/show`}>Look at the first row</Go>}
      {missing === '' && <Go to={`/book-terms/${book_id}/show`}>Open MRP and agreement</Go>}
      {missing !== '' && mayComplete && <CompleteBook bookId={book_id} group={group} />}
    </>
  )
}

const noPrice = `The file says neither the price of a copy nor its format, and the book’s formats cost different amounts; or the book’s pages are not ${FEWEST_PAGES} to ${MOST_PAGES}.`

function Go({ to, children }: { to: string; children: string }) {
  return (
    <Button size="small" component={Link} to={to}>
      {children}
    </Button>
  )
}
