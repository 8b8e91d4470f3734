import { passwordRule } from '@panai/contract/account-rules'
import { PasswordField } from '../../ui/password-field.tsx'
import type { FieldOf } from '../../ui/text-field.tsx'

export const authorsHint = `At least ${passwordRule.least} characters, with an uppercase letter, a lowercase letter and a number.`

type NewPasswordFieldsProps = {
  form: FieldOf<'password' | 'password_confirmation'>['form']
  label?: string
  /** What it has to be; without it, an author's. */
  hint?: string
}

/** A password that is chosen now, twice, so that no slip of a finger locks its owner out. */
export function NewPasswordFields({
  form,
  label = 'New Password',
  hint = authorsHint,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField form={form} name="password" label={label} autoComplete="new-password" hint={hint} />
      <PasswordField
        form={form}
        name="password_confirmation"
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  )
}
