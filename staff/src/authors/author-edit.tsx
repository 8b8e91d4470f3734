import { Box } from '@mui/material'
import type { StaffAuthorDetail } from '@panai/contract/staff/authors'
import { Edit } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { wholeRecord } from '../parts/whole-record.ts'
import { AuthorForm } from './author-form.tsx'

export default function AuthorEdit() {
  return (
    <Edit<StaffAuthorDetail>
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      mutationOptions={wholeRecord}
    >
      <AuthorForm />
      <Box sx={{ p: 2 }}>
        <RecordHistory subject="authors" />
      </Box>
    </Edit>
  )
}
