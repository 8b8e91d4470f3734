export type ToastKind = 'success' | 'warning' | 'failure'

export type Toast = { readonly id: number; readonly kind: ToastKind; readonly text: string }

/** A toast goes by itself after so long, unless somebody is at it. */
export const SHOWN_MS = 5000

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function shownToasts(): readonly Toast[] {
  return shown
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]): void {
  shown = next
  for (const listener of [...listeners]) listener()
}

/** The same words again take the place of those that are there, and start over. */
export function addToast(kind: ToastKind, text: string): void {
  lastId += 1
  change([...shown.filter((toast) => toast.text !== text), { id: lastId, kind, text }])
}

/** What went wrong before is no longer said once it has gone well. */
export function dismissFailures(): void {
  change(shown.filter(({ kind }) => kind !== 'failure'))
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id))
}
