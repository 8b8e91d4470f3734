import { storedUser } from '@panai/client/stored-session'
import type { AuthorProfile } from '@panai/contract/accounts/profile'
import type { Session } from '@panai/contract/accounts/sessions'
import type { NotificationPreferences } from '@panai/contract/notifications/notifications'
import { authedApi } from '../session/authed-api.ts'
import { keepUser } from '../session/session-store.ts'

export type LoadedProfile = {
  readonly profile: AuthorProfile
  readonly devices: readonly Session[]
  readonly preferences: NotificationPreferences
}

/** All that the profile shows. Name and address may have been changed since the session was checked: those that hold are kept. */
export async function loadProfile(signal: AbortSignal): Promise<LoadedProfile> {
  const [profile, sessions, preferences] = await Promise.all([
    authedApi('/api/author/profile', {}, { signal }),
    authedApi('/api/author/sessions', {}, { signal }),
    authedApi('/api/author/notification-preferences', {}, { signal }),
  ])
  keepNames(profile.data)
  return { profile: profile.data, devices: sessions.data, preferences: preferences.data }
}

/** Stores the name and the address that the server has, where they differ from what is stored. */
export function keepNames({ name, email }: AuthorProfile): void {
  const user = storedUser()
  if (user && (user.name !== name || user.email !== email)) keepUser({ ...user, name, email })
}
