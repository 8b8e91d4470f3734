import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  title: ReactNode
  /** Language of the title where it isn't English. */
  lang?: string | undefined
  open: boolean
  /** Called for the close button, Escape and a click outside alike. */
  onClose: () => void
  children: ReactNode
  /** The buttons at the end. */
  footer?: ReactNode
}

/** A modal dialog. The browser keeps the focus inside and gives it back at the end. */
export function Dialog({ title, lang, open, onClose, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  function closeWhenOutside(event: MouseEvent) {
    // The content fills the dialog: only its backdrop can be hit as the dialog itself.
    if (event.target === event.currentTarget) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser sees to
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeWhenOutside}
    >
      <div className="dialog-title flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
        <h2 id={titleId} lang={lang} className="py-2 text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="px-6 py-5">{children}</div>
      {footer && (
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-leaf px-4 py-4 sm:px-6">
          {footer}
        </div>
      )}
    </dialog>
  )
}
