import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AccountPage } from '../account-page/account-page.tsx'
import { AccountPromises } from '../account-page/promises.tsx'
import { textLink } from '../account-page/text-link.ts'
import { LinkAsked } from './link-asked.tsx'
import { useForgotPassword } from './use-forgot-password.ts'

/** Where a link is asked for that sets another password. */
export function ForgotPasswordPage() {
  const { form, asked } = useForgotPassword()
  useEffect(prepareToasts, [])
  return (
    <AccountPage
      title="Forgot Password"
      lead="Tell us the email address of your account, and we will mail you a link that sets a new password."
      tamil={tamil}
      aside={<AccountPromises />}
    >
      {asked && <LinkAsked asked={asked} />}
      <form {...form.props} aria-labelledby="account-page" className="grid gap-5">
        <TextField
          form={form}
          name="email"
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          dir="ltr"
        />
        <SubmitButton busy={form.busy} busyLabel="Sending..." className="w-full">
          Send Reset Link
        </SubmitButton>
        <p className="border-line border-t pt-4 text-ink-soft">
          It came back to you?{' '}
          <Link to="/login" className={textLink}>
            Login
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
