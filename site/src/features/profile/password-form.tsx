import { storeToken } from '@panai/client/stored-session'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { checkChosenPassword, problemWithKnown } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { foundProblems, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { NewPasswordFields } from '../account-page/new-password-fields.tsx'
import { authedSend } from '../session/index.ts'
import { profileFailure } from './profile-failure.ts'

const fields = ['current_password', 'password', 'password_confirmation'] as const

type PasswordFormProps = {
  email: string
  /** All other devices have been logged out. */
  onChanged: () => void
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const form = useForm({
    fields,
    check: (given) => ({
      ...foundProblems({ current_password: problemWithKnown(given.current_password) }),
      ...checkChosenPassword(given),
    }),
    async send(given, element) {
      const answer = await authedSend('PUT', '/api/author/password', given)
      // The session of the old token is over; this is that of the new password.
      storeToken(answer.token)
      element.reset()
      toast('success', localised(answer.message, accountMessages.passwordChanged))
      onChanged()
    },
    failed(cause) {
      toast('failure', profileFailure(cause))
      return firstProblems(cause, fields)
    },
  })
  return (
    <form {...form.props} className="grid gap-5">
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        form={form}
        name="current_password"
        label={localised('Current Password', 'இப்போதைய கடவுச்சொல்')}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
      <div>
        <SubmitButton busy={form.busy} busyLabel={localised('Changing...', 'மாற்றுகிறோம்...')}>
          {localised('Change password', 'கடவுச்சொல்லை மாற்றுக')}
        </SubmitButton>
      </div>
    </form>
  )
}
