import { localised } from '@panai/contract/language/localised'
import { problemWith } from '@panai/contract/language/text-rules'
import { withdrawalReason } from '@panai/contract/submissions/proof-rules'
import { proofTexts } from '@panai/contract/submissions/proof-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { foundProblems, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { problemText, useAuthor } from '../author-area/author-data.tsx'
import { authedSend } from '../session/index.ts'

const words = localised(
  {
    ask: 'Withdraw this approval',
    explained: 'What you approved stays in the record as withdrawn. Say why, and our editor will see to it.',
    yes: 'Withdraw it',
    sending: 'Sending...',
    no: 'Keep the approval',
  },
  {
    ask: 'இந்த ஒப்புதலைத் திரும்பப் பெறுக',
    explained: 'நீங்கள் ஒப்புதல் தந்தவை, திரும்பப் பெற்றதாகப் பதிவில் இருக்கும். காரணத்தை எழுதுங்கள்; எங்கள் எடிட்டர் கவனிப்பார்.',
    yes: 'திரும்பப் பெறுக',
    sending: 'அனுப்புகிறோம்...',
    no: 'ஒப்புதல் இருக்கட்டும்',
  },
)

const fields = ['reason'] as const

/** The way to take an approval back, which asks why. */
export function WithdrawApproval({ id, approval }: { id: string; approval: number }) {
  const author = useAuthor()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    fields,
    check: ({ reason }) => foundProblems({ reason: problemWith(withdrawalReason, reason) }),
    async send({ reason }) {
      setFailure(null)
      await authedSend('POST', '/api/author/submissions/{id}/proof/approvals/{approval}/withdrawal', {
        ...{ id, approval: String(approval), reason },
      })
      setOpen(false)
      await client.invalidateQueries({ queryKey: ['interior', author.id, id] })
    },
    failed(cause) {
      const problems = firstProblems(cause, fields)
      if (Object.keys(problems).length === 0)
        setFailure(problemText(cause instanceof Error ? cause : new Error(String(cause))))
      return problems
    },
  })
  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.ask}
      </Button>
    )
  return (
    <form
      {...form.props}
      aria-label={words.ask}
      className="grid w-full max-w-measure grid-cols-[minmax(0,1fr)] gap-3"
    >
      <p>{words.explained}</p>
      {failure !== null && <Alert>{failure}</Alert>}
      <TextAreaField form={form} name="reason" label={proofTexts.why} required rows={3} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={form.busy} busyLabel={words.sending}>
          {words.yes}
        </SubmitButton>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          {words.no}
        </Button>
      </div>
    </form>
  )
}
