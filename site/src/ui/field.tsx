import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The look of a text field, a number field or a select. */
export const fieldClass =
  'min-h-11 w-full rounded-sm border border-edge bg-paper px-3 text-base text-ink placeholder:text-ink-soft disabled:cursor-not-allowed disabled:bg-leaf'

/** The same for a field that can be wrong. A ring takes no room, so a long text is not laid out again when the field turns red. */
export const checkedFieldClass = `${fieldClass} aria-invalid:border-hibiscus aria-invalid:ring-1 aria-invalid:ring-hibiscus`

/** A control with its name above it. */
export function Labelled({
  label,
  className,
  children,
}: {
  label: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={classNames('block', className)}>
      <span className="mb-1 block font-semibold text-sm">{label}</span>
      {children}
    </label>
  )
}
