import { Link } from '@tanstack/react-router'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Form } from '../../ui/use-form.ts'
import { textLink } from '../account-page/text-link.ts'

type LoginFormProps = { form: Form<'email' | 'password'>; entered: boolean }

export function LoginForm({ form, entered }: LoginFormProps) {
  return (
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
      <div>
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
        <p className="mt-1 text-right">
          <Link to="/forgot-password" className={textLink}>
            Forgot Password?
          </Link>
        </p>
      </div>
      <SubmitButton busy={form.busy || entered} busyLabel="Logging in..." className="w-full">
        Login
      </SubmitButton>
      <p className="border-line border-t pt-4 text-ink-soft">
        New here?{' '}
        <Link to="/register" className={textLink}>
          Register
        </Link>
      </p>
    </form>
  )
}
