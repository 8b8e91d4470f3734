import type { DeskAuthorDetail } from '@panai/contract/staff/authors'
import { Edit } from 'react-admin'
import { AuthorForm } from './author-form.tsx'

export default function AuthorEdit() {
  return (
    <Edit<DeskAuthorDetail> mutationMode="pessimistic" redirect={false}>
      <AuthorForm />
    </Edit>
  )
}
