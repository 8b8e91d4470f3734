import { clearStored, storedEmail, storedToken, storeSession } from '@panai/client/stored-session'
import type { StaffMember } from '@panai/contract/accounts/staff/me'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import type { EndpointAt } from '@panai/contract/endpoints'
import type { InputOf, OutputOf } from '@panai/contract/http/endpoint'
import type { Permission } from '@panai/contract/http/permissions'
import { useSyncExternalStore } from 'react'
import { NoAnswer, SessionEnded, StaffApiError, toStaffApiError } from '../api/api-error.ts'
import { staffCall } from '../api/staff-call.ts'

export type Session =
  | { readonly kind: 'out' }
  /** `storedAs`: the address under which the browser keeps it. */
  | { readonly kind: 'in'; readonly member: StaffMember; readonly storedAs: string | null }
  /** Somebody is logged in who is none of the company's people. */
  | { readonly kind: 'stranger' }

type Login = EndpointAt<'/api/author/login', 'POST'>

let session: Session = { kind: 'out' }
const listeners = new Set<() => void>()

export const currentSession = () => session

function change(next: Session): Session {
  session = next
  for (const listener of [...listeners]) listener()
  return next
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession)
}

/** Who is logged in. Only for what is shown to somebody who is. */
export function useMember(): StaffMember {
  const now = useSession()
  if (now.kind !== 'in') throw new SessionEnded()
  return now.member
}

/** Whether to show what needs the permission. The server decides for itself at every call. */
export function useMay(permission: Permission): boolean {
  const now = useSession()
  return now.kind === 'in' && now.member.permissions.includes(permission)
}

/** Asks the server who the stored token belongs to. @throws StaffApiError or NoAnswer when it could not be asked. */
export async function openSession(): Promise<Session> {
  if (storedToken() === null) return change({ kind: 'out' })
  try {
    const { data } = await staffCall('GET', '/api/staff/me', {})
    return change({ kind: 'in', member: data, storedAs: storedEmail() })
  } catch (cause) {
    if (cause instanceof SessionEnded) return change({ kind: 'out' })
    if (cause instanceof StaffApiError && cause.status === 403) return change({ kind: 'stranger' })
    throw cause
  }
}

/** @throws StaffApiError for what is refused, NoAnswer when no answer came. */
export async function logIn(given: InputOf<Login>): Promise<void> {
  const answer = await fetch('/api/author/login', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
    signal: AbortSignal.timeout(30_000),
  }).catch((cause) => {
    throw new NoAnswer(cause)
  })
  if (!answer.ok) throw await toStaffApiError(answer)
  const { token, user }: OutputOf<Login> = await answer.json()
  if (user.role === 'author') {
    endOnServer(token)
    throw new StaffApiError(403, { message: consoleMessages.authorsLoginIsElsewhere })
  }
  storeSession(token, user)
  await openSession()
}

/** Ends the session here, in the other tabs and on the server. */
export function logOut(): void {
  const token = storedToken()
  clearStored()
  change({ kind: 'out' })
  if (token) endOnServer(token)
}

function endOnServer(token: string): void {
  // Sent even when the page goes; without a network the token dies of its short life.
  fetch('/api/logout', {
    method: 'POST',
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined)
}
