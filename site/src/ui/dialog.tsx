import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { DialogFrame } from './dialog-frame.tsx'

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

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  function closeWhenOutside(event: MouseEvent) {
    // The content fills the dialog: only its backdrop can be hit as the dialog itself.
    if (event.target === event.currentTarget) dialog.current?.close()
  }

  return (
    <DialogFrame
      ref={dialog}
      title={title}
      lang={lang}
      footer={footer}
      onClose={onClose}
      onClick={closeWhenOutside}
      closing={{ onClick: () => dialog.current?.close() }}
    >
      {children}
    </DialogFrame>
  )
}
