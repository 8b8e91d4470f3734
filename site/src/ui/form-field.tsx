import { localised } from '@panai/contract/language/localised'
import { type ReactNode, useId } from 'react'

type FieldProps = {
  readonly label: string
  readonly required?: boolean
  /** Empty where a script of the form's own will say it. */
  readonly problem: string | undefined
  /** What helps to fill it in, below it. */
  readonly hint?: ReactNode
  /** Draws the control with what ties it to its label, its hint and its problem. */
  readonly children: (tied: {
    id: string
    required: boolean
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control with its name above it and what is wrong with it below. */
export function FormField({ label, required = false, problem, hint, children }: FieldProps) {
  const id = useId()
  const described = [problem !== undefined && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
        {!required && (
          <span className="font-normal text-ink-soft">{localised(' (optional)', ' (விருப்பமானால்)')}</span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': Boolean(problem),
        'aria-describedby': described || undefined,
      })}
      {problem !== undefined && (
        <p id={`${id}-problem`} hidden={problem === ''} className="mt-1 text-hibiscus text-sm">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
