import type { StaffBlog } from '@panai/contract/content/staff/blogs'
import type { ReactNode } from 'react'
import { Button, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { staffCall } from '../api/staff-call.ts'

type PreviewProps = {
  label: string
  /** Which of the two public pages. */
  page: 'address' | 'address_in_tamil'
  /** On a phone nothing else is shown. */
  icon: ReactNode
}

/** Opens a public page as the form has the article, saved or not, in a tab of its own. */
export function PreviewButton({ label, page, icon }: PreviewProps) {
  const blog = useRecordContext<StaffBlog>()
  const { getValues } = useFormContext<StaffBlog>()
  const notify = useNotify()

  async function open() {
    if (!blog) return
    // Opened at once, while the click still counts: browsers block windows that come later.
    const tab = window.open('about:blank', '_blank')
    const { title, language, html, picture_id, picture_alt, ...others } = getValues()
    const { title_en, html_en, picture_alt_en, title_ta, html_ta, picture_alt_ta } = others
    const own = { title, language, html, picture_id, picture_alt }
    const translations = { title_en, html_en, picture_alt_en, title_ta, html_ta, picture_alt_ta }
    try {
      const { data } = await staffCall('POST', '/api/staff/blogs/{id}/preview', {
        id: String(blog.id),
        ...own,
        ...translations,
      })
      if (tab) tab.location.href = data[page]
    } catch (cause) {
      tab?.close()
      notify(cause instanceof Error ? cause.message : 'Preview failed', { type: 'error' })
    }
  }

  return (
    <Button label={label} onClick={open}>
      {icon}
    </Button>
  )
}
