import { passwordRule } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
import { PasswordField } from '../../ui/password-field.tsx'
import type { FieldOf } from '../../ui/text-field.tsx'

export const authorsHint = localised(
  `At least ${passwordRule.least} characters, with an uppercase letter, a lowercase letter and a number.`,
  `குறைந்தது ${passwordRule.least} எழுத்துகள்; ஓர் ஆங்கிலப் பெரிய எழுத்து (A–Z), ஒரு சிறிய எழுத்து (a–z), ஓர் எண் (0–9) கட்டாயம்.`,
)

type NewPasswordFieldsProps = {
  form: FieldOf<'password' | 'password_confirmation'>['form']
  label?: string
  /** What it has to be; without it, an author's. */
  hint?: string
}

/** A password that is chosen now, twice, so that no slip of a finger locks its owner out. */
export function NewPasswordFields({
  form,
  label = localised('New Password', 'புதிய கடவுச்சொல்'),
  hint = authorsHint,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField form={form} name="password" label={label} autoComplete="new-password" hint={hint} />
      <PasswordField
        form={form}
        name="password_confirmation"
        label={localised('Confirm Password', 'கடவுச்சொல் மீண்டும்')}
        autoComplete="new-password"
      />
    </>
  )
}
