import HistoryIcon from '@mui/icons-material/History'
import { Dialog, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import type { BlogVersion, StaffBlog } from '@panai/contract/content/staff/blogs'
import { useState } from 'react'
import { Button, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { staffCall } from '../api/staff-call.ts'
import { restored } from './restored.ts'

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** What the article was before. An older text is put into the form; nothing is changed until it is saved. */
export function BlogHistory() {
  const blog = useRecordContext<StaffBlog>()
  const { getValues, setValue } = useFormContext<StaffBlog>()
  const notify = useNotify()
  const [versions, setVersions] = useState<readonly BlogVersion[] | null>(null)

  async function show() {
    if (!blog) return
    try {
      const { data } = await staffCall('GET', '/api/staff/blogs/{id}/versions', { id: String(blog.id) })
      setVersions(data)
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : 'The history could not be loaded', { type: 'error' })
    }
  }

  function putBack(version: BlogVersion) {
    for (const [name, value] of Object.entries(restored(version, getValues())))
      setValue(name as keyof ReturnType<typeof restored>, value, { shouldDirty: true }) // it has these names
    setVersions(null)
  }

  return (
    <>
      <Button label="History" onClick={show}>
        <HistoryIcon />
      </Button>
      <Dialog
        open={versions !== null}
        onClose={() => setVersions(null)}
        aria-labelledby="blog-history"
        fullWidth
      >
        <DialogTitle id="blog-history">History of this article</DialogTitle>
        <DialogContent>
          {versions?.length === 0 && <p>No changes by staff yet.</p>}
          <List>
            {versions?.map((version) => (
              <ListItem
                key={version.version}
                secondaryAction={<Button label="Restore this version" onClick={() => putBack(version)} />}
              >
                <ListItemText
                  primary={<span lang={version.language}>{version.title}</span>}
                  secondary={`${moment.format(new Date(version.at))}, ${version.by ?? 'a removed account'}${version.is_draft ? ', a draft' : ''}`}
                />
              </ListItem>
            ))}
          </List>
        </DialogContent>
      </Dialog>
    </>
  )
}
