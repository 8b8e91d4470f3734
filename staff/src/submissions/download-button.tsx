import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'

type DownloadButtonProps = {
  path: Parameters<typeof staffDownload>[0]
  id: number
  /** What else the path names. */
  also?: Readonly<Record<string, string>>
  label: string
}

/** Fetches a file of a submission. */
export function DownloadButton({ path, id, also = {}, label }: DownloadButtonProps) {
  const notify = useNotify()
  const download = () =>
    staffDownload(path, { id: String(id), ...also }).catch((cause: Error) =>
      notify(cause.message, { type: 'error' }),
    )
  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
      {label}
    </Button>
  )
}
