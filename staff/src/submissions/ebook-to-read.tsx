import { Alert, Button, Stack, Typography } from '@mui/material'
import { readBytes } from '@panai/client/proof/read-bytes'
import { ebookTexts } from '@panai/contract/manuscripts/ebook-texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffFile } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'

type Props = { readonly id: number; readonly version: number }

/** The e-book of a submission, opened when it is asked for. */
export function EbookToRead({ id, version }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Book key={version} id={id} version={version} />
  return (
    <Button size="small" onClick={() => setOpen(true)}>
      {ebookTexts.open}
    </Button>
  )
}

function Book({ id, version }: Props) {
  const [part, setPart] = useState(0)
  const file = useQuery({
    queryKey: ['ebook', id, version],
    queryFn: async ({ signal }) =>
      readBytes(
        await staffFile('/api/author/submissions/{id}/ebook/file', { id: String(id) }, { signal }),
        setPart,
      ),
    staleTime: Infinity,
    gcTime: 0,
  })
  const viewer = useQuery({
    queryKey: ['part', 'ebook'],
    queryFn: () => import('@panai/client/ebook-viewer'),
    staleTime: Infinity,
  })
  const error = file.error ?? viewer.error
  if (error)
    return <LoadFailure error={error} onRetry={() => void Promise.all([file.refetch(), viewer.refetch()])} />
  if (!file.data || !viewer.data)
    return <Typography role="status">{ebookTexts.coming(Math.round(part * 100))}</Typography>
  const { EbookViewer } = viewer.data
  return (
    <Stack sx={{ my: 1, width: '100%' }}>
      <EbookViewer bytes={file.data} failed={<Alert severity="error">{ebookTexts.failed}</Alert>} />
    </Stack>
  )
}
