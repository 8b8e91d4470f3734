import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'

/** The books for the accountant, in one archive. */
export function MoneyExport() {
  const notify = useNotify()
  const [isFetching, setFetching] = useState(false)

  async function fetchArchive() {
    setFetching(true)
    try {
      await staffDownload('/api/staff/money-export.zip', {})
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    } finally {
      setFetching(false)
    }
  }

  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={isFetching} onClick={fetchArchive}>
      {isFetching ? 'Preparing the ledger…' : 'Download ledger'}
    </Button>
  )
}
