import { localised } from '@panai/contract/language/localised'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from '../icons.tsx'
import {
  dismissToast,
  onToastsChange,
  SHOWN_MS,
  shownToasts,
  type Toast,
  type ToastKind,
} from './toast-store.ts'

/** What just happened, at the top right of whatever page. They wait while the pointer or the focus is on one of them. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts)
  const [held, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)

  /** A toast that goes takes the focus and the pointer with it: nobody says that they have left. */
  function dismiss(id: number) {
    dismissToast(id)
    setHeld(false)
  }

  return (
    <section
      ref={region}
      aria-label={localised('Notifications', 'அறிவிப்புகள்')}
      className="toasts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Both are there before they have anything to say: only what comes into them is read out. */}
      <div role="status">
        {toasts.map(
          (toast) => toast.kind === 'success' && <ToastCard key={toast.id} {...{ toast, held, dismiss }} />,
        )}
      </div>
      <div role="alert">
        {toasts.map(
          (toast) => toast.kind !== 'success' && <ToastCard key={toast.id} {...{ toast, held, dismiss }} />,
        )}
      </div>
    </section>
  )
}

const edges: Record<ToastKind, string> = {
  success: 'border-palm',
  warning: 'border-turmeric',
  failure: 'border-hibiscus',
}

function ToastCard({
  toast: { id, kind, text },
  held,
  dismiss,
}: {
  toast: Toast
  held: boolean
  dismiss: (id: number) => void
}) {
  useShownTime(held, () => dismiss(id))
  return (
    <div className={`toast ${edges[kind]}`}>
      <p className="py-2.5">{text}</p>
      <button
        type="button"
        aria-label={localised('Close notification', 'அறிவிப்பை மூடுக')}
        className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
        onClick={() => dismiss(id)}
      >
        <CloseIcon />
      </button>
    </div>
  )
}

/** Calls back when the time of a toast is over. What it was held for does not count. */
function useShownTime(held: boolean, over: () => void): void {
  const left = useRef(SHOWN_MS)
  const end = useEffectEvent(over)
  useEffect(() => {
    if (held) return
    const began = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [held])
}
