import { Create } from 'react-admin'
import { AuthorForm } from './author-form.tsx'

export default function AuthorCreate() {
  return (
    <Create redirect="edit" transform={withoutEmptySlug}>
      <AuthorForm />
    </Create>
  )
}

/** Without one the server makes it of the name. */
function withoutEmptySlug({ slug, ...fields }: Record<string, unknown>) {
  return slug ? { slug, ...fields } : fields
}
