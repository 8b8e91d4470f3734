import { proofTexts } from '@panai/contract/submissions/proof-texts'
import { createFileRoute } from '@tanstack/react-router'
import { ProofPage } from '../../features/proof/proof-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/books-in-work/$id/proof')({
  head: () => unlistedHead(proofTexts.title),
  component: function Proof() {
    const { id } = Route.useParams()
    return <ProofPage key={id} id={id} />
  },
})
