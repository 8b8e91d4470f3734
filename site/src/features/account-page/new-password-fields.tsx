import { passwordRule } from '@panai/contract/account-rules'
import { PasswordField } from '../../ui/password-field.tsx'
import type { FieldOf } from '../../ui/text-field.tsx'

type NewPasswordFieldsProps = {
  form: FieldOf<'password' | 'password_confirmation'>['form']
  label?: string
}

/** A password that is chosen now, twice, so that no slip of a finger locks its owner out. */
export function NewPasswordFields({ form, label = 'New Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={label}
        autoComplete="new-password"
        hint={`At least ${passwordRule.least} characters, with an uppercase letter, a lowercase letter and a number.`}
      />
      <PasswordField
        form={form}
        name="password_confirmation"
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  )
}
