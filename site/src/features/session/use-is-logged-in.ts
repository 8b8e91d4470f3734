import { storedToken } from '@panai/client/stored-session'
import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session-store.ts'

/** Whether this browser holds a login, for what is only shown by it: nobody asks the server. The page is rendered without one. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => storedToken() !== null,
    () => false,
  )
}
