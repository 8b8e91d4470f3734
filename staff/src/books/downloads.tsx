import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'

/** The books of the filters as a table, and the whole catalogue as the trade takes it. */
export function Downloads() {
  const { filterValues } = useListContext()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { q: _, ...filter } = filterValues

  async function fetchFile(download: Promise<void>) {
    setAnchor(null)
    try {
      await download
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        Download
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => fetchFile(staffDownload('/api/staff/books.csv', filter))}>
          Books of these filters (CSV)
        </MenuItem>
        <MenuItem onClick={() => fetchFile(staffDownload('/api/staff/trade-feed.xml', {}))}>
          Trade feed (ONIX 3.0)
        </MenuItem>
        <MenuItem onClick={() => fetchFile(staffDownload('/api/staff/trade-feed.csv', {}))}>
          Trade feed (CSV)
        </MenuItem>
      </Menu>
    </>
  )
}
