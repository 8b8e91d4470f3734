import { localised } from '@panai/contract/language/localised'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { lackingSentence, proofTexts } from '@panai/contract/submissions/proof-texts'
import { approvalOf } from '@panai/contract/submissions/proofs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { problemText, useAuthor } from '../author-area/author-data.tsx'
import { authedSend } from '../session/index.ts'
import { ApprovedProof } from './approved-proof.tsx'

const words = localised(
  {
    approve: 'Approve this proof',
    asked: 'Approve this proof?',
    explained:
      'Approve it when you have looked through all pages, the cover and the e-book: exactly these files go to the press and to the shops. A new version of the manuscript, or another size, needs a new approval.',
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
      'எல்லாப் பக்கங்களையும் அட்டையையும் மின்னூலையும் பார்த்த பிறகு ஒப்புதல் தாருங்கள்: இதே கோப்புகள் அச்சுக்கும் கடைகளுக்கும் போகும். திருத்திய பிரதி வந்தாலோ அளவு மாறினாலோ புதிய ஒப்புதல் வேண்டும்.',
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
  /** The pages of this proof lie open. */
  readonly isShown: boolean
  /** Comments that nobody has closed. */
  readonly openComments: number
}

/** What was approved, when and by whom, and the way to approve what is looked at. */
export function ApprovalOfProof({ interior, id, isShown, openComments }: Props) {
  const { proof } = interior
  const heading = useId()
  const isApproved = approvalOf(proof) !== null
  const lacking = lackingSentence(proof)
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 id={heading} className="text-xl">
        {proofTexts.approval}
      </h2>
      <ul aria-live="polite" className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
        {proof.approvals.map((approval) => (
          <li key={approval.id}>
            <ApprovedProof approval={approval} interior={interior} id={id} />
          </li>
        ))}
      </ul>
      {!isApproved && <p className="max-w-measure">{words.explained}</p>}
      {!isApproved && proof.state === 'being_made' && <p role="status">{proofTexts.beingMade}</p>}
      {lacking !== null && <p>{lacking}</p>}
      {!isApproved && isShown && proof.sha256 !== null && (
        <Approve id={id} sha256={proof.sha256} openComments={openComments} />
      )}
    </section>
  )
}

type ApproveProps = Pick<Props, 'id' | 'openComments'> & { readonly sha256: string }

function Approve({ id, sha256, openComments }: ApproveProps) {
  const author = useAuthor()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => authedSend('POST', '/api/author/submissions/{id}/proof/approval', { id, sha256 }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['interior', author.id, id] }),
        client.invalidateQueries({ queryKey: ['submission', author.id, id] }),
        // On the dashboard it does not wait any more.
        client.invalidateQueries({ queryKey: ['submitted'] }),
      ]),
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
