import { localised } from '@panai/contract/language/localised'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CloseIcon } from './icons.tsx'

type DialogFrameProps = Omit<ComponentProps<'dialog'>, 'title' | 'open'> & {
  title: ReactNode
  /** The buttons at the end. */
  footer?: ReactNode
  /** What makes the cross close it. */
  closing: ComponentProps<'button'> & Record<`data-${string}`, string>
}

/** How a dialog looks, whatever opens it. `lang` is the title's. */
export function DialogFrame({ title, lang, footer, closing, children, ...dialog }: DialogFrameProps) {
  const titleId = useId()
  return (
    <dialog className="dialog" aria-labelledby={titleId} {...dialog}>
      <div className="dialog-title flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
        <h2 id={titleId} lang={lang} className="py-2 text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label={localised('Close', 'மூடுக')}
          className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
          {...closing}
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
