import { staffPasswordRule } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
import { type ReactNode, useEffect } from 'react'
import { siteName } from '../../brand.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AccountPage } from '../account-page/account-page.tsx'
import { AccountPromises } from '../account-page/account-promises.tsx'
import { authorsHint, NewPasswordFields } from '../account-page/new-password-fields.tsx'
import { type ResetState, useResetPassword } from './use-reset-password.ts'

/** Where a mailed link leads: a new password in the place of a forgotten one. */
export function ResetPasswordPage({ token, email }: { token: string; email: string }) {
  const { form, state } = useResetPassword({ token, email })
  useEffect(prepareToasts, [])
  // A link that lost its address on the way can't be used.
  const shown: ResetState = email === '' ? 'used-up' : state
  return (
    <AccountPage
      title={words.title}
      lead={leads[shown]}
      tamil={localised<readonly string[]>(tamil, [])}
      aside={<AccountPromises />}
    >
      {shown === 'done' && <ButtonLink to="/login">{words.login}</ButtonLink>}
      {shown === 'used-up' && <ButtonLink to="/forgot-password">{words.newLink}</ButtonLink>}
      {shown === 'open' && (
        <form {...form.props} aria-labelledby="account-page" className="grid gap-5">
          <p>{words.whose(<strong className="wrap-anywhere">{email}</strong>)}</p>
          {/* Tells a password manager whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <NewPasswordFields form={form} hint={hint} />
          <SubmitButton busy={form.busy} busyLabel={words.busy} className="w-full">
            {words.reset}
          </SubmitButton>
        </form>
      )}
    </AccountPage>
  )
}

/** The page does not know whose link it is: it tells both rules. */
const hint = localised(
  `${authorsHint} If you work for ${siteName}: at least ${staffPasswordRule.least} characters, whatever they are, and no common password.`,
  `${authorsHint} எங்களிடம் பணிபுரிபவர் என்றால்: எவையாக இருந்தாலும் குறைந்தது ${staffPasswordRule.least} எழுத்துகள்; பலரும் வைக்கும் கடவுச்சொல் வேண்டாம்.`,
)

const leads = localised<Readonly<Record<ResetState, string>>>(
  {
    open: 'Choose a new password. You will be logged out on every device.',
    done: 'Your new password is set, and every device is logged out. Please log in with it.',
    'used-up':
      'This link is not valid, or not any more: it works once, for one hour, and only the newest one does. Nothing has been changed.',
  },
  {
    open: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள். எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றுவோம்.',
    done: 'கடவுச்சொல்லை மாற்றிவிட்டோம்; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம். புதிய கடவுச்சொல்லுடன் உள்நுழையுங்கள்.',
    'used-up':
      'இந்த இணைப்பு வேலை செய்யாது. ஓர் இணைப்பு ஒருமுறை மட்டும், ஒரு மணி நேரம் வேலை செய்யும்; அதுவும் கடைசியாக வந்தது மட்டுமே. உங்கள் கடவுச்சொல் மாறவில்லை.',
  },
)

const words = localised(
  {
    title: 'Reset Password',
    reset: 'Reset Password',
    busy: 'Resetting...',
    login: 'Go to Login',
    newLink: 'Send a new link',
    whose: (email: ReactNode) => <>For {email}</>,
  },
  {
    title: 'புதிய கடவுச்சொல்',
    reset: 'கடவுச்சொல்லை மாற்றுக',
    busy: 'மாற்றுகிறோம்...',
    login: 'உள்நுழையும் பக்கம்',
    newLink: 'புதிய இணைப்பைக் கேட்க',
    whose: (email: ReactNode) => <>கணக்கு: {email}</>,
  },
)

const tamil = [
  'புதிய கடவுச்சொல்லை இரண்டு இடங்களிலும் ஒரே மாதிரி தட்டச்சு செய்து “Reset Password” பொத்தானை அழுத்துங்கள்.',
  'குறைந்தது ஆறு எழுத்துகள்: ஓர் ஆங்கிலப் பெரிய எழுத்து (A–Z), ஒரு சிறிய எழுத்து (a–z), ஓர் எண் (0–9) கட்டாயம். எங்களிடம் பணிபுரிபவர் என்றால், குறைந்தது பன்னிரண்டு எழுத்துகள்; அவை எவையாகவும் இருக்கலாம். பிறகு எல்லாக் கருவிகளிலும் மீண்டும் உள்நுழைய வேண்டும்.',
] as const
