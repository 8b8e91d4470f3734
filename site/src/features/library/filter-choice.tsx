import { fieldClass, Labelled } from '../../ui/field.tsx'

type FilterChoiceProps<T extends string> = {
  readonly label: string
  readonly name: string
  /** What stands first, and narrows nothing. */
  readonly all: string
  readonly options: readonly T[]
  readonly title: (option: T) => string
  readonly chosen: T | undefined
  readonly onChoose: (value: string) => void
}

/** One way to narrow or to order the library. */
export function FilterChoice<T extends string>({
  label,
  name,
  all,
  options,
  title,
  chosen,
  onChoose,
}: FilterChoiceProps<T>) {
  return (
    <Labelled label={label}>
      <select
        name={name}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className={fieldClass}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {title(option)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
