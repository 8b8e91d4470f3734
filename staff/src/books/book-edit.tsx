import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import type { StaffBookDetail } from '@panai/contract/catalogue/staff/books'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { Edit, TopToolbar, useCanAccess, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { RecordHistory } from '../audit/record-history.tsx'
import { wholeRecord } from '../parts/whole-record.ts'
import { BookForm } from './book-form.tsx'
import { BookIdentifiers } from './book-identifiers.tsx'

export default function BookEdit() {
  return (
    <Edit<StaffBookDetail>
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      mutationOptions={wholeRecord}
      actions={<Actions />}
    >
      <Completeness />
      <BookForm />
      <BookIdentifiers />
      <Box sx={{ p: 2 }}>
        <RecordHistory subject="books" />
      </Box>
    </Edit>
  )
}

function Actions() {
  const book = useRecordContext<StaffBookDetail>()
  const { canAccess: mayReadTerms = false } = useCanAccess({ resource: 'book-terms', action: 'show' })
  return (
    <TopToolbar>
      {book && mayReadTerms && (
        <Button size="small" component={Link} to={`/book-terms/${book.id}/show`}>
          Agreements and shares
        </Button>
      )}
      {book?.published_at && (
        <>
          <Button size="small" href={`/books/${book.id}`} target="_blank" rel="noreferrer">
            Public page
          </Button>
          <Button size="small" href={`${TAMIL_PREFIX}/books/${book.id}`} target="_blank" rel="noreferrer">
            Tamil page
          </Button>
        </>
      )}
    </TopToolbar>
  )
}

function Completeness() {
  const book = useRecordContext<StaffBookDetail>()
  if (!book) return null
  const { score, missing } = book.completeness
  return (
    <Box component="section" aria-label="Completeness" sx={{ p: 2, maxWidth: 600 }}>
      <Typography variant="h2" gutterBottom>
        {score} % complete
      </Typography>
      <LinearProgress variant="determinate" value={score} aria-label="Completeness of the entry" />
      {missing.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Missing: {missing.map(({ label }) => label).join(', ')}
        </Alert>
      )}
    </Box>
  )
}
