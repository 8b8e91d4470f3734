import { type PayeeState, payeeStateNames, type Verification } from '@panai/contract/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees'
import { useState } from 'react'
import { momentWords } from '../../reading/moment-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PayeeFacts } from './payee-facts.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

type DetailsCardProps = { version: PayeeVersion; onChanged: () => void }

/** Details that are in force, or are to be. */
export function DetailsCard({ version, onChanged }: DetailsCardProps) {
  const [asking, setAsking] = useState(false)
  return (
    <article className="rounded-sm border border-line p-5">
      <h3 className="font-sans font-semibold">{payeeStateNames[version.state]}</h3>
      <p className="mt-1 text-sm">{whatNext(version)}</p>
      <div className="mt-4">
        <PayeeFacts version={version} />
      </div>
      <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Dialog title="Withdraw these details?" open={asking} onClose={() => setAsking(false)}>
        {asking && (
          <WithdrawForm
            version={version}
            onCancel={() => setAsking(false)}
            onDone={() => {
              setAsking(false)
              onChanged()
            }}
          />
        )}
      </Dialog>
    </article>
  )
}

const judged: Record<Verification, string> = {
  unverified: 'We have yet to verify them: until then nothing is paid.',
  verified: 'We have verified them.',
  refused: 'We could not verify them:',
}

function whatNext({ state, verification, refusal_reason, confirm_by, in_force_from }: PayeeVersion): string {
  const byState: Partial<Record<PayeeState, string>> = {
    awaiting: `Please open the link in our mail until ${momentWords(confirm_by)}. If it does not come, give the details again.`,
    on_hold: `They take effect on ${momentWords(in_force_from ?? '')}.`,
    in_force: '',
  }
  if (state === 'awaiting') return byState.awaiting ?? ''
  return [byState[state], judged[verification], refusal_reason].filter(Boolean).join(' ')
}
