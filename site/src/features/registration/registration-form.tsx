import { Link } from '@tanstack/react-router'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NewPasswordFields } from '../account-page/new-password-fields.tsx'
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
        inputMode="tel"
        autoComplete="tel-national"
        hint="Ten digits, without +91."
        dir="ltr"
      />
      <NewPasswordFields form={form} label="Password" />
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
