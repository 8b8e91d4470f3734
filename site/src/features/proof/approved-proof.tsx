import type { Interior } from '@panai/contract/manuscripts/interiors'
import type { ProofFileKind } from '@panai/contract/submissions/proof-rules'
import { approvalSentence, proofTexts } from '@panai/contract/submissions/proof-texts'
import type { ProofApproval } from '@panai/contract/submissions/proofs'
import { dateWords } from '../../reading/date-words.ts'
import { Words } from '../../ui/words.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { WithdrawApproval } from './withdraw-approval.tsx'

/** How each file is saved where the answer gives it no name. */
const names: Readonly<Record<ProofFileKind, string>> = {
  interior: 'inside.pdf',
  cover: 'cover.pdf',
  front: 'cover.jpg',
  ebook: 'book.epub',
}

type Props = { readonly approval: ProofApproval; readonly interior: Interior; readonly id: string }

/** One approval: who gave it, what has come of it, and its files as they were approved. */
export function ApprovedProof({ approval, interior, id }: Props) {
  const { files, withdrawn } = approval
  const kept = files.filter(({ bytes }) => bytes !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <p>{approvalSentence(approval, interior, dateWords)}</p>
      {withdrawn && (
        <p className="wrap-anywhere">
          <Words text={proofTexts.reason(withdrawn.reason)} />
        </p>
      )}
      {kept.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {kept.map(({ kind }) => (
            <DownloadButton
              key={kind}
              address={`/api/author/submissions/${id}/proof/approvals/${approval.id}/files/${kind}`}
              name={names[kind]}
              label={proofTexts.kinds[kind]}
            />
          ))}
        </div>
      )}
      <details className="max-w-full text-ink-soft text-sm">
        <summary>{proofTexts.sums}</summary>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {files.map(({ kind, sha256 }) => (
            <li key={kind} className="wrap-anywhere">
              {proofTexts.kinds[kind]}: <code lang="en">{sha256}</code>
            </li>
          ))}
        </ul>
      </details>
      {withdrawn === null && <WithdrawApproval id={id} approval={approval.id} />}
    </div>
  )
}
