import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { readProof } from '@panai/client/proof/read-proof'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { approvalOf, approvalSentence, proofTexts } from '@panai/contract/submissions/proofs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffFile } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { momentOf } from '../parts/time-words.ts'
import { useConversation } from './use-conversation.ts'

type Props = { interior: Interior; id: number }

/** What the author has approved, and the pages as the author turns them. */
export function ProofOfBook({ interior, id }: Props) {
  const { proof, version } = interior
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="section" aria-label={proofTexts.title} sx={{ my: 1 }}>
      {!approvalOf(proof, version) && <Typography>{proofTexts.notYet}</Typography>}
      {proof.approvals.map((approval) => (
        <Box key={`${approval.version} ${approval.sha256}`}>
          <Typography>{approvalSentence(approval, interior, momentOf(approval.at))}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {proofTexts.sum}: <code>{approval.sha256}</code>
          </Typography>
        </Box>
      ))}
      {isOpen ? (
        <Pages key={proof.sha256} id={id} sha256={proof.sha256} />
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
  const error = file.error ?? viewer.error
  if (error)
    return <LoadFailure error={error} onRetry={() => void Promise.all([file.refetch(), viewer.refetch()])} />
  if (!file.data || !viewer.data)
    return <Typography role="status">{proofTexts.coming(Math.round(part * 100))}</Typography>
  const { ProofViewer } = viewer.data
  return (
    <Stack sx={{ my: 1 }}>
      <ProofViewer
        bytes={file.data.bytes}
        conversation={conversation}
        failed={<Alert severity="error">{proofTexts.failed}</Alert>}
      />
    </Stack>
  )
}
