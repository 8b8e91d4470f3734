import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Variant = 'primary' | 'danger' | 'secondary' | 'light' | 'quiet'

const looks: Record<Variant, string> = {
  primary: 'px-5 bg-palm text-on-palm hover:bg-palm-deep',
  /** For what can't be undone. */
  danger: 'px-5 bg-hibiscus text-paper hover:opacity-90',
  secondary: 'border px-5 border-edge text-ink hover:border-palm hover:text-palm',
  /** On a dark ground. */
  light: 'px-5 bg-on-grove text-grove hover:opacity-90',
  quiet: 'px-2 text-palm underline decoration-1 underline-offset-4 hover:decoration-2',
}

export function buttonClass(variant: Variant, className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm py-2 text-center font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60',
    looks[variant],
    className,
  )
}

export function Button({
  variant = 'primary',
  type = 'button',
  className,
  ...props
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />
}

/** A link that looks like a button: `<ButtonLink variant="primary" to="/books/$id" params={…}>`. */
export const ButtonLink = createLink(ButtonAnchor)

function ButtonAnchor({
  variant = 'primary',
  className,
  children,
  ...props
}: ComponentProps<'a'> & { variant?: Variant }) {
  return (
    <a className={buttonClass(variant, className)} {...props}>
      {children}
    </a>
  )
}
