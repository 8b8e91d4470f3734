import { staffPasswordRule } from '@panai/contract/account-rules'
import { brand } from '@panai/contract/brand'
import { useEffect } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AccountPage } from '../account-page/account-page.tsx'
import { authorsHint, NewPasswordFields } from '../account-page/new-password-fields.tsx'
import { AccountPromises } from '../account-page/promises.tsx'
import { type ResetState, useResetPassword } from './use-reset-password.ts'

/** Where a mailed link leads: a new password in the place of a forgotten one. */
export function ResetPasswordPage({ token, email }: { token: string; email: string }) {
  const { form, state } = useResetPassword({ token, email })
  useEffect(prepareToasts, [])
  // A link that lost its address on the way can't be used.
  const shown: ResetState = email === '' ? 'used-up' : state
  return (
    <AccountPage title="Reset Password" lead={leads[shown]} tamil={tamil} aside={<AccountPromises />}>
      {shown === 'done' && <ButtonLink to="/login">Go to Login</ButtonLink>}
      {shown === 'used-up' && <ButtonLink to="/forgot-password">Send a new link</ButtonLink>}
      {shown === 'open' && (
        <form {...form.props} aria-labelledby="account-page" className="grid gap-5">
          <p>
            For <strong className="wrap-anywhere">{email}</strong>
          </p>
          {/* Tells a password manager whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <NewPasswordFields form={form} hint={hint} />
          <SubmitButton busy={form.busy} busyLabel="Resetting..." className="w-full">
            Reset Password
          </SubmitButton>
        </form>
      )}
    </AccountPage>
  )
}

/** The page does not know whose link it is: it tells both rules. */
const hint = `${authorsHint} If you work for ${brand.name}: at least ${staffPasswordRule.least} characters, whatever they are, and no common password.`

const leads: Record<ResetState, string> = {
  open: 'Choose a new password. You will be logged out on every device.',
  done: 'Your new password is set, and every device is logged out. Please log in with it.',
  'used-up':
    'This link is not valid, or not any more: it works once, for one hour, and only the newest one does. Nothing has been changed.',
}

const tamil = [
  'புதிய கடவுச்சொல்லை இரண்டு இடங்களிலும் ஒரே மாதிரி தட்டச்சு செய்து “Reset Password” பொத்தானை அழுத்துங்கள்.',
  'குறைந்தது ஆறு எழுத்துகள்: ஓர் ஆங்கிலப் பெரிய எழுத்து (A–Z), ஒரு சிறிய எழுத்து (a–z), ஓர் எண் (0–9) கட்டாயம். எங்களிடம் பணிபுரிபவர் என்றால், குறைந்தது பன்னிரண்டு எழுத்துகள்; அவை எவையாகவும் இருக்கலாம். பிறகு எல்லாக் கருவிகளிலும் மீண்டும் உள்நுழைய வேண்டும்.',
] as const
