import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'> & {
  busy: boolean
  /** What it says while the form is on its way. */
  busyLabel: string
}

/**
 * Sends a form. Before the page is alive a click would let the browser send it, and lose what was typed; while the form is on its way
 * the button keeps the focus and does nothing.
 */
export function SubmitButton({ busy, busyLabel, children, ...look }: SubmitButtonProps) {
  const alive = useHydrated()
  return (
    <Button type="submit" disabled={!alive} aria-disabled={alive ? busy : undefined} {...look}>
      {busy ? busyLabel : children}
    </Button>
  )
}
