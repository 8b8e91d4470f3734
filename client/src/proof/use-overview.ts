import { useEffect, useId, useRef, useState } from 'react'

/** Whether the small pictures of all pages are shown, and where the focus goes from them. */
export function useOverview() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Once they are gone, or what has the focus would be moved away again.
    if (!isOpen) next.current?.focus()
    next.current = null
  }, [isOpen])
  return {
    ...{ id, button, isOpen },
    onToggle: () => setOpen(!isOpen),
    /** @param to what has the focus then */
    close: (to: HTMLElement | null) => {
      next.current = to
      setOpen(false)
    },
  }
}
