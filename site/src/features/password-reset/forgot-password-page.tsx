import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AccountPage } from '../account-page/account-page.tsx'
import { AccountPromises } from '../account-page/account-promises.tsx'
import { textLink } from '../account-page/text-link.ts'
import { LinkAsked } from './link-asked.tsx'
import { useForgotPassword } from './use-forgot-password.ts'

const words = localised(
  {
    title: 'Forgot Password',
    lead: 'Tell us the email address of your account, and we will mail you a link that sets a new password.',
    email: 'Email Address',
    busy: 'Sending...',
    send: 'Send Reset Link',
    remembered: 'It came back to you?',
    login: 'Login',
  },
  {
    title: 'கடவுச்சொல் மறந்துவிட்டதா?',
    lead: 'உங்கள் கணக்கின் மின்னஞ்சல் முகவரியை எழுதுங்கள்; புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கும் இணைப்பை அங்கே அனுப்புகிறோம்.',
    email: 'மின்னஞ்சல் முகவரி',
    busy: 'அனுப்புகிறோம்...',
    send: 'இணைப்பை அனுப்புக',
    remembered: 'நினைவுக்கு வந்துவிட்டதா?',
    login: 'உள்நுழைக',
  },
)

/** Where a link is asked for that sets another password. */
export function ForgotPasswordPage() {
  const { form, asked } = useForgotPassword()
  useEffect(prepareToasts, [])
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      tamil={localised<readonly string[]>(tamil, [])}
      aside={<AccountPromises />}
    >
      {asked && <LinkAsked asked={asked} />}
      <form {...form.props} aria-labelledby="account-page" className="grid gap-5">
        <TextField
          form={form}
          name="email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          dir="ltr"
        />
        <SubmitButton busy={form.busy} busyLabel={words.busy} className="w-full">
          {words.send}
        </SubmitButton>
        <p className="border-line border-t pt-4 text-ink-soft">
          {words.remembered}{' '}
          <Link to="/login" className={textLink}>
            {words.login}
          </Link>
        </p>
      </form>
    </AccountPage>
  )
}

const tamil = [
  'உங்கள் கணக்கின் மின்னஞ்சல் முகவரியைத் தட்டச்சு செய்து “Send Reset Link” பொத்தானை அழுத்துங்கள்.',
  'புதிய கடவுச்சொல் அமைக்கும் இணைப்பு சில நிமிடங்களில் மின்னஞ்சலில் வரும். ஒரு மணி நேரத்துக்குள், ஒரு முறை மட்டுமே அதைப் பயன்படுத்தலாம்.',
  'மின்னஞ்சல் வரவில்லையா? ஸ்பேம் (Spam) கோப்புறையையும் பாருங்கள்.',
] as const
