import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useListContext, useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'

/** What the filters leave, as a table. */
export function ExportTable({ path }: { path: '/api/staff/audit.csv' | '/api/staff/account-events.csv' }) {
  const { filterValues } = useListContext()
  const notify = useNotify()
  const { q: _, ...filter } = filterValues

  async function fetchTable() {
    try {
      await staffDownload(path, filter)
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }

  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={fetchTable}>
      Export (CSV)
    </Button>
  )
}
