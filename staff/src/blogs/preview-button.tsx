import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import type { StaffBlog } from '@panai/contract/content/staff/blogs'
import { Button, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { staffCall } from '../api/staff-call.ts'

/** Opens the public page as the form has the article, saved or not, in a tab of its own. */
export function PreviewButton() {
  const blog = useRecordContext<StaffBlog>()
  const { getValues } = useFormContext<StaffBlog>()
  const notify = useNotify()

  async function open() {
    if (!blog) return
    // Opened at once, while the click still counts: browsers block windows that come later.
    const tab = window.open('about:blank', '_blank')
    const { title, language, html, picture_id, picture_alt } = getValues()
    const fields = { title, language, html, picture_id, picture_alt }
    try {
      const { data } = await staffCall('POST', '/api/staff/blogs/{id}/preview', {
        id: String(blog.id),
        ...fields,
      })
      if (tab) tab.location.href = data.address
    } catch (cause) {
      tab?.close()
      notify(cause instanceof Error ? cause.message : 'Preview failed', { type: 'error' })
    }
  }

  return (
    <Button label="Preview" onClick={open}>
      <PreviewIcon />
    </Button>
  )
}
