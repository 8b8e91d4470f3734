import { Stack } from '@mui/material'
import type { BookTerms } from '@panai/contract/royalties/staff/terms'
import { useCanAccess, useRecordContext } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { AgreementSection } from './agreement-section.tsx'
import { PriceSection } from './price-section.tsx'
import { ShareSection } from './share-section.tsx'
import { WorkedExampleSection } from './worked-example-section.tsx'

/** Everything that decides who earns what from sales of a book. */
export default function TermsShow() {
  return (
    <StaffShow<BookTerms> actions={false}>
      <Terms />
    </StaffShow>
  )
}

function Terms() {
  const terms = useRecordContext<BookTerms>()
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'book-terms', action: 'edit' })
  // Coming from the list, its row is shown until the whole has come.
  if (!terms?.agreements) return null
  return (
    <Stack spacing={4} sx={{ p: 2 }}>
      <AgreementSection terms={terms} mayEdit={mayEdit} />
      <ShareSection terms={terms} mayEdit={mayEdit} />
      <PriceSection terms={terms} mayEdit={mayEdit} />
      <WorkedExampleSection terms={terms} />
      <RecordHistory subject="book_terms" />
    </Stack>
  )
}
