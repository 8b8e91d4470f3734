import { userInfo } from 'node:os'

/** Who runs this program. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.()) // a container may run under a number without a name
  }
}
