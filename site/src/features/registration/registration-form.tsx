import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NewPasswordFields } from '../account-page/new-password-fields.tsx'
import { textLink } from '../account-page/text-link.ts'
import { PhotoField } from '../photo/photo-field.tsx'
import type { useRegistration } from './use-registration.ts'

const words = localised(
  {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    digits: 'Ten digits, without +91.',
    password: 'Password',
    photo: 'Profile Image',
    register: 'Register',
    busy: 'Registering...',
    already: 'Already have an account?',
    login: 'Login',
  },
  {
    name: 'முழுப்பெயர்',
    email: 'மின்னஞ்சல் முகவரி',
    phone: 'தொலைபேசி எண்',
    digits: 'பத்து இலக்கங்கள், +91 இல்லாமல்.',
    password: 'கடவுச்சொல்',
    photo: 'உங்கள் படம்',
    register: 'பதிவு செய்க',
    busy: 'பதிவு செய்கிறோம்...',
    already: 'ஏற்கெனவே கணக்கு உள்ளதா?',
    login: 'உள்நுழைக',
  },
)

type RegistrationFormProps = Pick<ReturnType<typeof useRegistration>, 'form' | 'picked' | 'registered'>

export function RegistrationForm({ form, picked, registered }: RegistrationFormProps) {
  return (
    <form {...form.props} aria-labelledby="account-page" className="grid gap-5">
      <TextField form={form} name="name" label={words.name} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
      />
      <TextField
        form={form}
        name="phone"
        label={words.phone}
        inputMode="tel"
        autoComplete="tel-national"
        hint={words.digits}
        dir="ltr"
      />
      <NewPasswordFields form={form} label={words.password} />
      <PhotoField label={words.photo} picked={picked} />
      <SubmitButton
        busy={form.busy || registered !== undefined}
        busyLabel={registered ? words.register : words.busy}
        className="w-full"
      >
        {words.register}
      </SubmitButton>
      <p className="border-line border-t pt-4 text-ink-soft">
        {words.already}{' '}
        <Link to="/login" className={textLink}>
          {words.login}
        </Link>
      </p>
    </form>
  )
}
