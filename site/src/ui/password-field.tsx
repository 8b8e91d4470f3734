import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { checkedFieldClass } from './field.tsx'
import { FormField } from './form-field.tsx'
import { EyeIcon, EyeShutIcon } from './icons.tsx'
import type { FieldOf } from './text-field.tsx'

type PasswordFieldProps<Field extends string> = FieldOf<Field> & {
  /** `new-password` lets the browser offer one and keep it. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with a switch that shows it: on a phone, most are mistyped and not forgotten. */
export function PasswordField<Field extends string>({
  form,
  name,
  label,
  hint,
  autoComplete,
}: PasswordFieldProps<Field>) {
  const [shown, setShown] = useState(false)
  return (
    <FormField label={label} required problem={form.problems[name]} hint={hint}>
      {(tied) => (
        <div className="relative">
          <input
            {...tied}
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${checkedFieldClass} pr-12`}
            onInput={() => form.forget(name)}
          />
          <button
            type="button"
            aria-label={
              shown
                ? localised('Hide password', 'கடவுச்சொல்லை மறைக்க')
                : localised('Show password', 'கடவுச்சொல்லைக் காட்டுக')
            }
            aria-controls={tied.id}
            className="absolute top-0 right-0 grid size-11 place-items-center text-ink-soft hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeShutIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </FormField>
  )
}
