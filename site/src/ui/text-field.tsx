import type { ComponentProps, ReactNode } from 'react'
import { checkedFieldClass } from './field.tsx'
import { FormField } from './form-field.tsx'
import type { Form } from './use-form.ts'

export type FieldOf<Field extends string> = {
  form: Pick<Form<Field>, 'problems' | 'forget'>
  name: Field
  label: string
  required?: boolean
  hint?: ReactNode
}

/** A line of text in a form that `useForm` keeps. */
export function TextField<Field extends string>({
  form,
  name,
  label,
  required = true,
  hint,
  ...input
}: FieldOf<Field> & Omit<ComponentProps<'input'>, 'form' | 'name'>) {
  return (
    <FormField label={label} required={required} problem={form.problems[name]} hint={hint}>
      {(tied) => (
        <input
          dir="auto"
          {...tied}
          {...input}
          name={name}
          className={checkedFieldClass}
          onInput={() => form.forget(name)}
        />
      )}
    </FormField>
  )
}

/** Several lines of it. */
export function TextAreaField<Field extends string>({
  form,
  name,
  label,
  required = false,
  hint,
  ...textarea
}: FieldOf<Field> & Omit<ComponentProps<'textarea'>, 'form' | 'name'>) {
  return (
    <FormField label={label} required={required} problem={form.problems[name]} hint={hint}>
      {(tied) => (
        <textarea
          dir="auto"
          {...tied}
          {...textarea}
          name={name}
          className={`${checkedFieldClass} block resize-y py-2`}
          onInput={() => form.forget(name)}
        />
      )}
    </FormField>
  )
}
