import type { Ref } from 'react'

/** Something that is opened and closed. */
export type Opening = {
  readonly id: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Of its button, where the focus goes back to that. */
  readonly button?: Ref<HTMLButtonElement>
}

/** Opens and closes something. */
export function OpeningButton({ label, id, isOpen, onToggle, button }: Opening & { readonly label: string }) {
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
    >
      {label}
    </button>
  )
}
