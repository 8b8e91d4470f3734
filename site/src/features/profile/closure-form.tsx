import { accountMessages } from '@panai/contract/accounts/account-messages'
import { problemWithKnown } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
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

const words = localised(
  {
    wrong: (word: string) => `Please type ${word}`,
    form: 'Close account',
    lead: 'This can’t be undone, and we can’t bring the account back for you.',
    confirm: (word: string) => `Type ${word} to confirm`,
    password: 'Your Password',
    keep: 'Keep my account',
    busy: 'Closing...',
    close: 'Close my account',
  },
  {
    wrong: (word: string) => `${word} என்று எழுதுங்கள்`,
    form: 'கணக்கை மூடுதல்',
    lead: 'இதை மாற்ற முடியாது; இந்தக் கணக்கை எங்களாலும் மீட்டுத் தர முடியாது.',
    confirm: (word: string) => `உறுதிப்படுத்த, ${word} என்று எழுதுங்கள்`,
    password: 'உங்கள் கடவுச்சொல்',
    keep: 'கணக்கு இருக்கட்டும்',
    busy: 'மூடுகிறோம்...',
    close: 'என் கணக்கை மூடுக',
  },
)

const fields = ['confirmation', 'password'] as const
/** Typed by hand, so that no slip of a finger closes an account. */
const WORD = localised('CLOSE', 'மூடுக')

export function ClosureForm({ onCancel }: { onCancel: () => void }) {
  const router = useRouter()
  const form = useForm({
    fields,
    check: ({ confirmation, password }) =>
      foundProblems({
        confirmation: confirmation.trim().toUpperCase() === WORD ? null : words.wrong(WORD),
        password: problemWithKnown(password),
      }),
    async send({ password }) {
      const { message } = await authedSend('POST', '/api/author/closure', { password })
      toast('success', localised(message, accountMessages.accountClosed))
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
    <form {...form.props} aria-label={words.form} className="grid gap-5">
      <p>{words.lead}</p>
      <TextField
        form={form}
        name="confirmation"
        label={words.confirm(WORD)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {words.keep}
        </Button>
        <SubmitButton busy={form.busy} busyLabel={words.busy} variant="danger">
          {words.close}
        </SubmitButton>
      </div>
    </form>
  )
}
