import { Create, SimpleForm } from 'react-admin'
import { BlogFields } from './blog-fields.tsx'
import { BlogToolbar } from './blog-toolbar.tsx'

const empty = { title: '', language: 'ta', html: '', picture_id: null, picture_alt: '', published_at: null }

export default function BlogCreate() {
  return (
    <Create redirect="edit" title="New article">
      <SimpleForm defaultValues={empty} toolbar={<BlogToolbar />}>
        <BlogFields />
      </SimpleForm>
    </Create>
  )
}
