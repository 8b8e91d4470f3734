import { problemWithKnown } from '@panai/contract/account-rules'
import { useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { foundProblems, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { forgetTyped } from '../drafts/forget-typed.ts'
import { authedSend } from '../session/index.ts'
import { end } from '../session/session-store.ts'
import { profileFailure } from './profile-failure.ts'

const fields = ['confirmation', 'password'] as const
/** Typed by hand, so that no slip of a finger closes an account. */
const WORD = 'CLOSE'

export function ClosureForm({ onCancel }: { onCancel: () => void }) {
  const router = useRouter()
  const form = useForm({
    fields,
    check: ({ confirmation, password }) =>
      foundProblems({
        confirmation: confirmation.trim().toUpperCase() === WORD ? null : `Please type ${WORD}`,
        password: problemWithKnown(password),
      }),
    async send({ password }) {
      const { message } = await authedSend('POST', '/api/author/closure', { password })
      toast('success', message)
      forgetTyped()
      // Left first: a page of the author would go to the login, where there is nothing to log in to.
      await router.navigate({ to: '/', ignoreBlocker: true })
      end({ chosen: true })
    },
    failed(cause) {
      toast('failure', profileFailure(cause))
      return firstProblems(cause, fields)
    },
  })
  return (
    <form {...form.props} aria-label="Close account" className="grid gap-5">
      <p>This can’t be undone, and we can’t bring the account back for you.</p>
      <TextField
        form={form}
        name="confirmation"
        label={`Type ${WORD} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <PasswordField form={form} name="password" label="Your Password" autoComplete="current-password" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <SubmitButton busy={form.busy} busyLabel="Closing..." className="bg-hibiscus hover:bg-hibiscus">
          Close my account
        </SubmitButton>
      </div>
    </form>
  )
}
