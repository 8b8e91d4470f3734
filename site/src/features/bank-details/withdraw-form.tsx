import { problemWithKnown } from '@panai/contract/account-rules'
import type { PayeeVersion } from '@panai/contract/payees'
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
      toast('success', message)
      onDone()
    },
    failed(cause) {
      toast('failure', profileFailure(cause))
      return firstProblems(cause, fields)
    },
  })
  return (
    <form {...form.props} aria-label="Withdraw" className="grid gap-5">
      <p>
        {state === 'in_force'
          ? 'Nothing is paid to them any more. Until you give others, your royalties wait for you with us.'
          : 'They will not count. What is in force now stays so.'}
      </p>
      <PasswordField form={form} name="password" label="Your Password" autoComplete="current-password" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep them
        </Button>
        <SubmitButton busy={form.busy} busyLabel="Withdrawing...">
          Withdraw
        </SubmitButton>
      </div>
    </form>
  )
}
