import type { StaffBlog } from '@panai/contract/content/staff/blogs'
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin'

/** Saving leaves the time of publication as the form has it; publishing sets it to now. */
export function BlogToolbar() {
  const blog = useRecordContext<StaffBlog>()
  return (
    <Toolbar sx={{ gap: 2, flexWrap: 'wrap' }}>
      <SaveButton alwaysEnable={blog === undefined} />
      {blog?.state !== 'published' && (
        <SaveButton
          type="button"
          label="Publish now"
          variant="outlined"
          alwaysEnable
          transform={(values: object) => ({ ...values, published_at: new Date().toISOString() })}
        />
      )}
      {blog && <DeleteButton mutationMode="pessimistic" sx={{ ml: 'auto' }} />}
    </Toolbar>
  )
}
