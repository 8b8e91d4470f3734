import { storedToken } from '@panai/client/stored-session'

/** Whether the page says something that only the framework knows: to who is logged in, the way to their own pages. */
export function wakesByItself(): boolean {
  return storedToken() !== null
}
