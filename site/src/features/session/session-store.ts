import {
  clearStored,
  type SessionUser,
  storedAuthorId,
  storedToken,
  storedUser,
  storeSession,
  storeUser,
  watchOtherTabs,
} from '@panai/client/stored-session'
import { useSyncExternalStore } from 'react'

export type Session =
  /** Nobody has looked yet, or the check is under way. */
  | { readonly kind: 'loading' }
  /** `chosen`: by a click on Logout, so that there is no way back to keep. */
  | { readonly kind: 'out'; readonly chosen: boolean }
  | { readonly kind: 'in'; readonly user: SessionUser; readonly authorId: number | null }

const loading: Session = { kind: 'loading' }
let session: Session = loading
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return session
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Session): Session {
  session = next
  for (const listener of [...listeners]) listener()
  return next
}

/** The session of this browser, in step with its other tabs. `loading` until a page that needs one has had it checked. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => loading)
}

/** What is stored holds from now on. */
export function enterStored(user: SessionUser): Session {
  return change({ kind: 'in', user, authorId: storedAuthorId() })
}

/** After a login. */
export function begin(token: string, user: SessionUser): void {
  storeSession(token, user)
  enterStored(user)
}

/** Name or address have changed, or were missing. */
export function keepUser(user: SessionUser): Session {
  storeUser(user)
  return enterStored(user)
}

/** Takes everything away that is stored, and lets the pages go. With a delay they stay for as long, to say why. */
export function end({ chosen = false, leaveAfterMs = 0 }: { chosen?: boolean; leaveAfterMs?: number }): void {
  clearStored()
  if (leaveAfterMs === 0) change({ kind: 'out', chosen })
  else
    setTimeout(() => {
      if (storedToken() === null) change({ kind: 'out', chosen })
    }, leaveAfterMs)
}

if (typeof window !== 'undefined')
  watchOtherTabs(() => {
    const user = storedUser()
    if (storedToken() === null) {
      if (session.kind === 'in') change({ kind: 'out', chosen: true })
    } else if (user && session.kind !== 'loading') enterStored(user)
  })
