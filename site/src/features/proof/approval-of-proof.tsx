import { localised } from '@panai/contract/language/localised'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { approvalOf, approvalSentence, proofTexts } from '@panai/contract/submissions/proofs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { problemText, useAuthor } from '../author-area/author-data.tsx'
import { authedSend } from '../session/index.ts'

const words = localised(
  {
    approve: 'Approve this proof',
    asked: 'Approve this proof?',
    explained:
      'Approve it when you have looked through all pages: exactly this file goes to the press. An approval can’t be taken back. A new version of the manuscript, or another size, needs a new one.',
    open: (count: number) =>
      count === 1
        ? 'One comment on these pages is not done yet. Pages that are approved go to the press as they are.'
        : `${count} comments on these pages are not done yet. Pages that are approved go to the press as they are.`,
    yes: 'Yes, I approve it',
    sending: 'Sending...',
    no: 'Not yet',
  },
  {
    approve: 'இந்த மெய்ப்புக்கு ஒப்புதல் தருக',
    asked: 'இந்த மெய்ப்புக்கு ஒப்புதல் தருகிறீர்களா?',
    explained:
      'எல்லாப் பக்கங்களையும் பார்த்த பிறகு ஒப்புதல் தாருங்கள்: இதே கோப்பு அச்சுக்குப் போகும். தந்த ஒப்புதலைத் திரும்பப் பெற முடியாது. திருத்திய பிரதி வந்தாலோ அளவு மாறினாலோ புதிய ஒப்புதல் வேண்டும்.',
    open: (count: number) =>
      `முடியாத குறிப்புகள் இன்னும் ${count} உள்ளன. ஒப்புதல் தந்த பக்கங்கள் அப்படியே அச்சுக்குப் போகும்.`,
    yes: 'ஆம், ஒப்புதல் தருகிறேன்',
    sending: 'அனுப்புகிறோம்...',
    no: 'இப்போது இல்லை',
  },
)

type Props = {
  readonly interior: Interior
  readonly id: string
  /** Of the file that is looked at; null while there is none that could be approved. */
  readonly sha256: string | null
  /** Comments that nobody has closed. */
  readonly openComments: number
}

/** What was approved, when and by whom, and the way to approve what is looked at. */
export function ApprovalOfProof({ interior, id, sha256, openComments }: Props) {
  const { proof, version } = interior
  const heading = useId()
  const isApproved = approvalOf(proof, version) !== null
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 id={heading} className="text-xl">
        {proofTexts.approval}
      </h2>
      <ul aria-live="polite" className="grid gap-2">
        {proof.approvals.map((approval) => (
          <li key={`${approval.version} ${approval.sha256}`}>
            {approvalSentence(approval, interior, dateWords(approval.at))}
            <span className="block wrap-anywhere text-ink-soft text-sm">
              {proofTexts.sum}: <code lang="en">{approval.sha256}</code>
            </span>
          </li>
        ))}
      </ul>
      {!isApproved && <p className="max-w-measure">{words.explained}</p>}
      {!isApproved && sha256 !== null && <Approve id={id} sha256={sha256} openComments={openComments} />}
    </section>
  )
}

type ApproveProps = Pick<Props, 'id' | 'openComments'> & { readonly sha256: string }

function Approve({ id, sha256, openComments }: ApproveProps) {
  const author = useAuthor()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const queryKey = ['interior', author.id, id]
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => authedSend('POST', '/api/author/submissions/{id}/proof/approval', { id, sha256 }),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onError: () => setAsked(false),
  })
  return (
    <>
      {error && <Alert>{problemText(error)}</Alert>}
      <Button onClick={() => setAsked(true)}>{words.approve}</Button>
      <Dialog
        title={words.asked}
        open={isAsked}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button disabled={isPending} onClick={() => mutate()}>
              {isPending ? words.sending : words.yes}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {words.no}
            </Button>
          </>
        }
      >
        {openComments > 0 && <Alert>{words.open(openComments)}</Alert>}
        <p>{words.explained}</p>
      </Dialog>
    </>
  )
}
