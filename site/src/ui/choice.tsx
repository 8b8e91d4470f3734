import { classNames } from './class-names.ts'

type ChoiceProps<Value extends string> = {
  /** What is chosen, for anyone who does not see the buttons side by side. */
  readonly label: string
  readonly choices: readonly (readonly [value: Value, title: string])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  readonly disabled?: boolean
}

/** A few buttons of which one is pressed. */
export function Choice<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
  disabled,
}: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons are no set of form fields
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(([value, title]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          disabled={disabled}
          onClick={() => onChoose(value)}
          className={classNames(
            'min-h-11 rounded-sm border px-4 font-semibold text-sm disabled:opacity-60',
            value === chosen
              ? 'border-palm bg-palm text-on-palm'
              : 'border-edge text-ink hover:border-palm hover:text-palm',
          )}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
