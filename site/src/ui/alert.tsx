import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'

type AlertProps = {
  readonly tone?: 'problem' | 'success'
  /** Where the reader may put it away. */
  readonly onDismiss?: () => void
  readonly children: ReactNode
}

const edges = { problem: 'border-hibiscus text-hibiscus', success: 'border-palm text-palm' } as const

/** A line that a screen reader says at once. */
export function Alert({ tone = 'problem', onDismiss, children }: AlertProps) {
  return (
    <div
      role="alert"
      className={`flex items-center justify-between gap-3 rounded-sm border-l-4 bg-leaf py-1 pr-1 pl-4 ${edges[tone]}`}
    >
      <div className="min-w-0 py-2 font-semibold">{children}</div>
      {onDismiss && (
        <button
          type="button"
          aria-label={localised('Dismiss', 'அகற்றுக')}
          className="grid size-11 shrink-0 place-items-center hover:text-ink"
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
