import type { User } from '@panai/contract/accounts'

/** Kept under the names that the site uses too: who is logged in there is logged in here, and the other way round. */
const keys = {
  token: 'auth_token',
  user: 'auth_user',
  id: 'userId',
  name: 'userName',
  email: 'userEmail',
} as const

// Where the browser keeps nothing, as with storage switched off, a session lasts as long as its page.
const kept = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return kept.get(key) ?? null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    kept.set(key, value)
  }
}

function remove(key: string): void {
  kept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept there.
  }
}

export const storedToken = () => read(keys.token) || null
export const storeToken = (token: string) => write(keys.token, token)
/** Tells one person's session from another's. */
export const storedEmail = () => read(keys.email) || null

export function storeSession(token: string, user: User): void {
  write(keys.user, JSON.stringify(user))
  write(keys.name, user.name)
  write(keys.email, user.email)
  if (user.id === null) remove(keys.id)
  else write(keys.id, String(user.id))
  // Last: other tabs look at the rest when they hear of it.
  write(keys.token, token)
}

export function clearStored(): void {
  for (const key of Object.values(keys)) remove(key)
}

/** Calls back when another tab has logged in or out, and when this one comes back out of the browser's memory. */
export function watchOtherTabs(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === keys.token || key === null) changed()
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed()
  }
  addEventListener('storage', stored)
  addEventListener('pageshow', shown)
  return () => {
    removeEventListener('storage', stored)
    removeEventListener('pageshow', shown)
  }
}
