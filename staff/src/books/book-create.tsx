import { Create } from 'react-admin'
import { BookForm } from './book-form.tsx'

export default function BookCreate() {
  return (
    <Create redirect="edit">
      <BookForm />
    </Create>
  )
}
