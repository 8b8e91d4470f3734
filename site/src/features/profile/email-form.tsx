import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/account-messages'
import { accountRules, cleanEmail, problemWithKnown } from '@panai/contract/account-rules'
import type { AuthorProfile } from '@panai/contract/profile'
import { problemWith } from '@panai/contract/text-rules'
import { useState } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { foundProblems, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { authedSend } from '../session/index.ts'
import { profileFailure } from './profile-failure.ts'

const fields = ['email', 'password'] as const

/** Another address, which counts once a link in a mail to it has been opened; or the same, to have that mail again. */
export function EmailForm({ profile }: { profile: AuthorProfile }) {
  const [mailedTo, setMailedTo] = useState<string>()
  const form = useForm({
    fields,
    check: ({ email, password }) =>
      foundProblems({ email: problemWith(accountRules.email, email), password: problemWithKnown(password) }),
    async send({ email, password }, element) {
      const given = { email: cleanEmail(email), password }
      const answer = await authedSend('POST', '/api/author/email', given)
      if (answer.email_status === 'failed') toast('warning', accountMessages.resetMailFailed)
      else {
        setMailedTo(given.email)
        toast('success', answer.message)
      }
      element.reset()
    },
    failed(cause) {
      const isTaken = cause instanceof ApiError && cause.status === 409
      toast('failure', isTaken ? accountMessages.emailTakenToast : profileFailure(cause))
      return isTaken ? { email: accountMessages.emailTaken } : firstProblems(cause, fields)
    },
  })
  return (
    <form {...form.props} className="grid gap-5">
      <p>
        <strong className="wrap-anywhere">{profile.email}</strong>
        <span className={`block text-sm ${profile.email_confirmed ? 'text-ink-soft' : 'text-hibiscus'}`}>
          {profile.email_confirmed
            ? 'Confirmed'
            : 'Not confirmed yet. Open the link in our mail, or have it sent again below.'}
        </span>
      </p>
      {mailedTo && (
        <p className="border-palm border-l-4 bg-leaf px-4 py-3">
          A link is on its way to <strong className="wrap-anywhere">{mailedTo}</strong>. It works once and for
          one day; until it is opened, nothing changes.
        </p>
      )}
      <TextField
        form={form}
        name="email"
        label={profile.email_confirmed ? 'New Email Address' : 'Email Address'}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        defaultValue={profile.email_confirmed ? '' : profile.email}
      />
      <PasswordField form={form} name="password" label="Your Password" autoComplete="current-password" />
      <div>
        <SubmitButton busy={form.busy} busyLabel="Sending...">
          Send confirmation link
        </SubmitButton>
      </div>
    </form>
  )
}
