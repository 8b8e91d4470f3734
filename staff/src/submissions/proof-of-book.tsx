import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { readProof } from '@panai/client/proof/read-proof'
import type { PageReading } from '@panai/client/proof-viewer'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { lackingSentence, proofTexts } from '@panai/contract/submissions/proof-texts'
import { approvalOf, sumOfInside } from '@panai/contract/submissions/proofs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall, staffFile } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { ApprovedProof } from './approved-proof.tsx'
import { useConversation } from './use-conversation.ts'
import { useEarlierPages } from './use-earlier-pages.ts'

type Props = { interior: Interior; id: number; isPublished: boolean }

/** What the author has approved, and the pages as the author turns them. */
export function ProofOfBook({ interior, id, isPublished }: Props) {
  const { proof } = interior
  const [isOpen, setOpen] = useState(false)
  const inside = sumOfInside(proof)
  const lacking = lackingSentence(proof)
  return (
    <Box component="section" aria-label={proofTexts.title} sx={{ my: 1 }}>
      {!approvalOf(proof) && <Typography>{proofTexts.notYet}</Typography>}
      {lacking !== null && <Typography>{lacking}</Typography>}
      {proof.approvals.map((approval) => (
        <ApprovedProof key={approval.id} {...{ approval, interior, id, isPublished }} />
      ))}
      {isOpen ? (
        <Pages key={inside} id={id} sha256={inside} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {proofTexts.open}
        </Button>
      )}
    </Box>
  )
}

/** The file of another sum is another one, and is fetched anew. */
function Pages({ id, sha256 }: { id: number; sha256: string | null }) {
  const [part, setPart] = useState(0)
  const file = useQuery({
    queryKey: ['proof', id, sha256],
    queryFn: async ({ signal }) =>
      readProof(
        await staffFile('/api/author/submissions/{id}/interior/file', { id: String(id) }, { signal }),
        setPart,
      ),
    staleTime: Infinity,
    gcTime: 0,
  })
  const viewer = useQuery({
    queryKey: ['part', 'proof'],
    queryFn: () => import('@panai/client/proof-viewer'),
    staleTime: Infinity,
  })
  const conversation = useConversation(id, file.data?.sha256 ?? null)
  const reading: PageReading = {
    sha256: file.data?.sha256 ?? null,
    read: async (from, most) => {
      const asked = { id: String(id), from: String(from), most: String(most) }
      return (await staffCall('GET', '/api/author/submissions/{id}/proof/pages', asked)).data
    },
  }
  const earlier = useEarlierPages(id, file.data?.sha256 ?? null)
  const error = file.error ?? viewer.error
  if (error)
    return <LoadFailure error={error} onRetry={() => void Promise.all([file.refetch(), viewer.refetch()])} />
  const coming = <Typography role="status">{proofTexts.coming(Math.round(part * 100))}</Typography>
  if (!viewer.data) return coming
  const { ProofViewer } = viewer.data
  return (
    <Stack sx={{ my: 1 }}>
      <ProofViewer
        bytes={file.data?.bytes ?? null}
        waiting={coming}
        conversation={conversation}
        reading={reading}
        earlier={earlier}
        failed={<Alert severity="error">{proofTexts.failed}</Alert>}
      />
    </Stack>
  )
}
