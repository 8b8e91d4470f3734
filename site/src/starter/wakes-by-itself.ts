import { storedToken } from '@panai/client/stored-session'

/** Whether the page shows what only the framework knows: to a logged-in author, the way to the own pages. */
export function wakesByItself(): boolean {
  return storedToken() !== null
}
