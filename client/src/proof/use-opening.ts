import { useId, useState } from 'react'
import type { Opening } from './opening-button.tsx'

/** Whether something is open; it is closed at first. */
export function useOpening(): Opening {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return { id, isOpen, onToggle: () => setOpen(!isOpen) }
}
