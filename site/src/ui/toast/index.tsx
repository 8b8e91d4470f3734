import { createRoot } from 'react-dom/client'
import { addToast, type ToastKind } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

let mounted = false

/**
 * Puts the place for toasts beside the page, where it outlives the page's leaving: 'Login successful!' is still to be read on the
 * dashboard. Called when a page opens that may have something to say, so that a reader knows of the place before the words come.
 */
export function prepareToasts(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Toasts />)
}

/** Says what just happened. It closes by itself after five seconds, so nothing may be said here alone that has to be kept. */
export function toast(kind: ToastKind, text: string): void {
  prepareToasts()
  addToast(kind, text)
}
