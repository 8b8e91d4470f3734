import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { fieldClass } from '../../ui/field.tsx'

type NumberFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  value: string
  onText: (text: string) => void
}

/** A field for a whole number. Nothing but digits can be typed, and scrolling over it changes nothing. */
export function NumberField({ onText, onKeyDown, className, ...props }: NumberFieldProps) {
  return (
    <input
      {...props}
      type="number"
      step={1}
      inputMode="numeric"
      autoComplete="off"
      className={classNames(fieldClass, 'tabular-nums', className)}
      onKeyDown={(event) => {
        refuseOtherThanDigits(event)
        onKeyDown?.(event)
      }}
      onWheel={(event) => event.currentTarget.blur()}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // What is no number reads as empty, and must not be taken for an emptied field.
        if (!event.target.validity.badInput) onText(event.target.value)
      }}
    />
  )
}

function refuseOtherThanDigits(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key.length === 1 && !/\d/.test(key) && !ctrlKey && !metaKey && !altKey) event.preventDefault()
}
