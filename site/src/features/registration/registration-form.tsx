import { passwordRule } from '@panai/contract/account-rules'
import { Link } from '@tanstack/react-router'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { textLink } from '../account-page/text-link.ts'
import { PhotoField } from '../photo/photo-field.tsx'
import type { useRegistration } from './use-registration.ts'

type RegistrationFormProps = Pick<ReturnType<typeof useRegistration>, 'form' | 'picked' | 'registered'>

export function RegistrationForm({ form, picked, registered }: RegistrationFormProps) {
  return (
    <form {...form.props} aria-labelledby="account-page" className="grid gap-5">
      <TextField form={form} name="name" label="Full Name" autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
      />
      <TextField
        form={form}
        name="phone"
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint="Ten digits, without +91."
        dir="ltr"
      />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={`At least ${passwordRule.least} characters, with an uppercase letter, a lowercase letter and a number.`}
      />
      <PasswordField
        form={form}
        name="password_confirmation"
        label="Confirm Password"
        autoComplete="new-password"
      />
      <PhotoField label="Profile Image" picked={picked} />
      <SubmitButton
        busy={form.busy || registered !== undefined}
        busyLabel={registered ? 'Register' : 'Registering...'}
        className="w-full"
      >
        Register
      </SubmitButton>
      <p className="border-line border-t pt-4 text-ink-soft">
        Already have an account?{' '}
        <Link to="/login" className={textLink}>
          Login
        </Link>
      </p>
    </form>
  )
}
