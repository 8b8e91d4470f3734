import { Box } from '@mui/material'
import type { DeskAuthorDetail } from '@panai/contract/staff/authors'
import { Edit } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { WhenWhole } from '../parts/when-whole.tsx'
import { AuthorForm } from './author-form.tsx'

export default function AuthorEdit() {
  return (
    <Edit<DeskAuthorDetail> mutationMode="pessimistic" redirect={false}>
      <WhenWhole>
        <AuthorForm />
      </WhenWhole>
      <Box sx={{ p: 2 }}>
        <RecordHistory subject="authors" />
      </Box>
    </Edit>
  )
}
