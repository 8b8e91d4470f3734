import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Form } from '../../ui/use-form.ts'
import { textLink } from '../account-page/text-link.ts'

const words = localised(
  {
    email: 'Email Address',
    password: 'Password',
    forgot: 'Forgot Password?',
    busy: 'Logging in...',
    login: 'Login',
    newHere: 'New here?',
    register: 'Register',
  },
  {
    email: 'மின்னஞ்சல் முகவரி',
    password: 'கடவுச்சொல்',
    forgot: 'கடவுச்சொல் மறந்துவிட்டதா?',
    busy: 'சரிபார்க்கிறோம்...',
    login: 'உள்நுழைக',
    newHere: 'புதிதாக வருகிறீர்களா?',
    register: 'பதிவு செய்க',
  },
)

type LoginFormProps = { form: Form<'email' | 'password'>; entered: boolean }

export function LoginForm({ form, entered }: LoginFormProps) {
  return (
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
      <div>
        <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
        <p className="mt-1 text-right">
          <Link to="/forgot-password" className={textLink}>
            {words.forgot}
          </Link>
        </p>
      </div>
      <SubmitButton busy={form.busy || entered} busyLabel={words.busy} className="w-full">
        {words.login}
      </SubmitButton>
      <p className="border-line border-t pt-4 text-ink-soft">
        {words.newHere}{' '}
        <Link to="/register" className={textLink}>
          {words.register}
        </Link>
      </p>
    </form>
  )
}
