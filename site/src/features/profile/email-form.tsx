import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { accountRules, problemWithKnown } from '@panai/contract/accounts/account-rules'
import type { AuthorProfile } from '@panai/contract/accounts/profile'
import { localised } from '@panai/contract/language/localised'
import { clean, problemWith } from '@panai/contract/language/text-rules'
import { type ReactNode, useState } from 'react'
import { latin } from '../../language.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { foundProblems, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { authedSend } from '../session/index.ts'
import { profileFailure } from './profile-failure.ts'

const words = localised(
  {
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet. Open the link in our mail, or have it sent again below.',
    onItsWay: (email: ReactNode) => (
      <>
        A link is on its way to {email}. It works once and for one day; until it is opened, nothing changes.
      </>
    ),
    newEmail: 'New Email Address',
    email: 'Email Address',
    password: 'Your Password',
    busy: 'Sending...',
    send: 'Send confirmation link',
  },
  {
    confirmed: 'உறுதியானது',
    unconfirmed:
      'இன்னும் உறுதியாகவில்லை. எங்கள் மின்னஞ்சலில் உள்ள இணைப்பைத் திறங்கள், அல்லது கீழே அதை மீண்டும் அனுப்பச் சொல்லுங்கள்.',
    onItsWay: (email: ReactNode) => (
      <>
        {email}: இந்த முகவரிக்கு ஓர் இணைப்பு வருகிறது. அது ஒருமுறை மட்டும், ஒரு நாள் வேலை செய்யும்; அதைத் திறக்கும்வரை
        எதுவும் மாறாது.
      </>
    ),
    newEmail: 'புதிய மின்னஞ்சல் முகவரி',
    email: 'மின்னஞ்சல் முகவரி',
    password: 'உங்கள் கடவுச்சொல்',
    busy: 'அனுப்புகிறோம்...',
    send: 'உறுதிப்படுத்தும் இணைப்பை அனுப்புக',
  },
)

const fields = ['email', 'password'] as const

/** Another address, which counts once a link in a mail to it has been opened; or the same, to have that mail again. */
export function EmailForm({ profile }: { profile: AuthorProfile }) {
  const [mailedTo, setMailedTo] = useState<string>()
  const form = useForm({
    fields,
    check: ({ email, password }) =>
      foundProblems({ email: problemWith(accountRules.email, email), password: problemWithKnown(password) }),
    async send({ email, password }, element) {
      const given = { email: clean(accountRules.email, email), password }
      const answer = await authedSend('POST', '/api/author/email', given)
      if (answer.email_status === 'failed') toast('warning', accountMessages.resetMailFailed)
      else {
        setMailedTo(given.email)
        toast('success', localised(answer.message, accountMessages.emailChangeStarted))
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
        <strong lang={latin} className="wrap-anywhere">
          {profile.email}
        </strong>
        <span className={`block text-sm ${profile.email_confirmed ? 'text-ink-soft' : 'text-hibiscus'}`}>
          {profile.email_confirmed ? words.confirmed : words.unconfirmed}
        </span>
      </p>
      {mailedTo && (
        <p className="border-palm border-l-4 bg-leaf px-4 py-3">
          {words.onItsWay(
            <strong lang={latin} className="wrap-anywhere">
              {mailedTo}
            </strong>,
          )}
        </p>
      )}
      <TextField
        form={form}
        name="email"
        label={profile.email_confirmed ? words.newEmail : words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        defaultValue={profile.email_confirmed ? '' : profile.email}
      />
      <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
      <div>
        <SubmitButton busy={form.busy} busyLabel={words.busy}>
          {words.send}
        </SubmitButton>
      </div>
    </form>
  )
}
