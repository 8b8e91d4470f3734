import type { User } from '@panai/contract/accounts/accounts'

/** Where the browser keeps who is logged in. Site and console use the same names: who is logged in there is logged in here. */
const keys = {
  token: 'auth_token',
  user: 'auth_user',
  id: 'userId',
  name: 'userName',
  email: 'userEmail',
} as const

/** Who is logged in, as far as the pages need to know. What such a person may do is for the server to say. */
export type SessionUser = Pick<User, 'id' | 'name' | 'email'>

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

/** A script that stored what it did not have has left a word for nothing there. */
function present(value: string | null): string | null {
  return value === null || ['', 'undefined', 'null'].includes(value) ? null : value
}

export const storedToken = () => present(read(keys.token))
export const storeToken = (token: string) => write(keys.token, token)
/** Tells one person's session from another's. */
export const storedEmail = () => present(read(keys.email))

/** After a login. The token comes last: other tabs look at the rest when they hear of it. */
export function storeSession(token: string, user: SessionUser): void {
  storeUser(user)
  storeToken(token)
}

export function storedUser(): SessionUser | null {
  const text = present(read(keys.user))
  if (text === null) return null
  try {
    const user: unknown = JSON.parse(text)
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

function isUser(user: unknown): user is SessionUser {
  return (
    typeof user === 'object' &&
    user !== null &&
    'id' in user &&
    (user.id === null || Number.isInteger(user.id)) &&
    'name' in user &&
    typeof user.name === 'string' &&
    'email' in user &&
    typeof user.email === 'string'
  )
}

export function storeUser(user: SessionUser): void {
  write(keys.user, JSON.stringify(user))
  write(keys.name, user.name)
  write(keys.email, user.email)
  if (user.id === null) remove(keys.id)
  else write(keys.id, String(user.id))
}

/** The author's pages ask for this one: without it they are closed, whatever else is stored. */
export function storedAuthorId(): number | null {
  const id = Number(present(read(keys.id)))
  return Number.isInteger(id) && id > 0 ? id : null
}

export function clearStored(): void {
  for (const key of Object.values(keys)) remove(key)
}

/** Calls back when another tab has logged in or out or renewed its token. @returns ends that. */
export function watchOtherTabs(changed: () => void): () => void {
  const names: readonly (string | null)[] = [...Object.values(keys), null]
  const stored = ({ key }: StorageEvent) => {
    if (names.includes(key)) changed()
  }
  // A page that comes back out of the browser's memory has slept through what was stored meanwhile.
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
