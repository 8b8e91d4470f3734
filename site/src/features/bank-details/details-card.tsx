import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { type PayeeState, payeeStateNames, type Verification } from '@panai/contract/payees/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees/payees'
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
      <p className="mt-1 text-sm">
        {whatNext(version)}
        {version.refusal_reason && version.state !== 'awaiting' && (
          <span lang={scriptLanguage(version.refusal_reason)}> {version.refusal_reason}</span>
        )}
      </p>
      <div className="mt-4">
        <PayeeFacts version={version} />
      </div>
      <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
        {localised('Withdraw', 'நீக்குக')}
      </Button>
      <Dialog
        title={localised('Withdraw these details?', 'இந்த விவரங்களை நீக்குகிறீர்களா?')}
        open={asking}
        onClose={() => setAsking(false)}
      >
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

const judged = localised<Readonly<Record<Verification, string>>>(
  {
    unverified: 'We have yet to verify them: until then nothing is paid.',
    verified: 'We have verified them.',
    refused: 'We could not verify them:',
  },
  {
    unverified: 'இவற்றை நாங்கள் இன்னும் சரிபார்க்கவில்லை: அதுவரை எந்தத் தொகையையும் வழங்க மாட்டோம்.',
    verified: 'இவற்றைச் சரிபார்த்துவிட்டோம்.',
    refused: 'இவற்றைச் சரிபார்க்க முடியவில்லை:',
  },
)

function whatNext({ state, verification, confirm_by, in_force_from }: PayeeVersion): string {
  const byState: Partial<Record<PayeeState, string>> = {
    awaiting: localised(
      `Please open the link in our mail until ${momentWords(confirm_by)}. If it does not come, give the details again.`,
      `எங்கள் மின்னஞ்சலில் உள்ள இணைப்பை ${momentWords(confirm_by)} மணிக்குள் திறங்கள். மின்னஞ்சல் வராவிட்டால், விவரங்களை மீண்டும் கொடுங்கள்.`,
    ),
    on_hold: localised(
      `They take effect on ${momentWords(in_force_from ?? '')}.`,
      `${momentWords(in_force_from ?? '')} முதல் நடைமுறைக்கு வரும்.`,
    ),
    in_force: '',
  }
  if (state === 'awaiting') return byState.awaiting ?? ''
  return [byState[state], judged[verification]].filter(Boolean).join(' ')
}
