import { Edit, SimpleForm, TopToolbar } from 'react-admin'
import { BlogFields } from './blog-fields.tsx'
import { BlogHistory } from './blog-history.tsx'
import { BlogToolbar } from './blog-toolbar.tsx'
import { PreviewButton } from './preview-button.tsx'

export default function BlogEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<BlogToolbar />}>
        <TopToolbar sx={{ alignSelf: 'flex-end', p: 0 }}>
          <PreviewButton />
          <BlogHistory />
        </TopToolbar>
        <BlogFields />
      </SimpleForm>
    </Edit>
  )
}
