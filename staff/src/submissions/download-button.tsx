import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'

type DownloadButtonProps = { path: Parameters<typeof staffDownload>[0]; id: number; label: string }

/** Fetches a file of a submission. */
export function DownloadButton({ path, id, label }: DownloadButtonProps) {
  const notify = useNotify()
  const download = () =>
    staffDownload(path, { id: String(id) }).catch((cause: Error) => notify(cause.message, { type: 'error' }))
  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
      {label}
    </Button>
  )
}
