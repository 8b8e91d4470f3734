import { problemWithKnown } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
import { payeeMessages } from '@panai/contract/payees/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees/payees'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { foundProblems, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { profileFailure } from '../profile/profile-failure.ts'
import { authedSend } from '../session/index.ts'

const fields = ['password'] as const

type WithdrawFormProps = { version: PayeeVersion; onCancel: () => void; onDone: () => void }

export function WithdrawForm({ version: { id, state }, onCancel, onDone }: WithdrawFormProps) {
  const form = useForm({
    fields,
    check: ({ password }) => foundProblems({ password: problemWithKnown(password) }),
    async send({ password }) {
      const { message } = await authedSend('POST', '/api/author/payee/{id}/withdrawal', {
        id: String(id),
        password,
      })
      toast('success', localised(message, payeeMessages.withdrawn))
      onDone()
    },
    failed(cause) {
      toast('failure', profileFailure(cause))
      return firstProblems(cause, fields)
    },
  })
  return (
    <form {...form.props} aria-label={localised('Withdraw', 'விவரங்களை நீக்குதல்')} className="grid gap-5">
      <p>
        {state === 'in_force'
          ? localised(
              'Nothing is paid to them any more. Until you give others, your royalties wait for you with us.',
              'இனி இங்கே எந்தத் தொகையையும் வழங்க மாட்டோம். வேறு விவரங்களைக் கொடுக்கும்வரை, உங்கள் உரிமைத்தொகை எங்களிடம் காத்திருக்கும்.',
            )
          : localised(
              'They will not count. What is in force now stays so.',
              'இவை நடைமுறைக்கு வராது. இப்போது நடைமுறையில் இருப்பவை அப்படியே இருக்கும்.',
            )}
      </p>
      <PasswordField
        form={form}
        name="password"
        label={localised('Your Password', 'உங்கள் கடவுச்சொல்')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {localised('Keep them', 'நீக்க வேண்டாம்')}
        </Button>
        <SubmitButton busy={form.busy} busyLabel={localised('Withdrawing...', 'நீக்குகிறோம்...')}>
          {localised('Withdraw', 'நீக்குக')}
        </SubmitButton>
      </div>
    </form>
  )
}
