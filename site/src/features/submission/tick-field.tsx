import { localised } from '@panai/contract/language/localised'
import { type ReactNode, useId } from 'react'

type TickFieldProps<Value extends string> = {
  readonly label: string
  readonly optional?: boolean
  readonly name: string
  readonly choices: readonly Value[]
  readonly titleOf: (value: Value) => string
  readonly ticked: readonly Value[]
  readonly problem: string | undefined
  readonly onChange: (ticked: Value[]) => void
  readonly children?: ReactNode
}

/** Boxes of which several may be ticked. */
export function TickField<Value extends string>({
  label,
  optional = false,
  name,
  choices,
  titleOf,
  ticked,
  problem,
  onChange,
  children,
}: TickFieldProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? id : undefined}>
      <legend className="mb-1 font-semibold text-sm">
        {label}
        {optional && (
          <span className="font-normal text-ink-soft">{localised(' (optional)', ' (விருப்பமானால்)')}</span>
        )}
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-3">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={choice}
              checked={ticked.includes(choice)}
              aria-invalid={problem ? true : undefined}
              className="size-5 accent-palm"
              onChange={({ target }) =>
                // In the order of the choices, whatever was ticked first.
                onChange(choices.filter((one) => (one === choice ? target.checked : ticked.includes(one))))
              }
            />
            {titleOf(choice)}
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className="mt-1 text-hibiscus text-sm">
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  )
}
