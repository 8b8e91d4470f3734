import type { Config } from './config.ts'
import { namesLoopback } from './loopback.ts'

/** The demo accounts that may log in: everybody knows their password. */
export type DemoLogins = 'all' | 'authors' | 'none'

/** Outside demo mode none, and the demo's staff only where nobody but this machine is meant to come: the most that any call can be let in. */
export function demoLoginsOf({ demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>): DemoLogins {
  if (!demo) return 'none'
  return namesLoopback(new URL(publicUrl).host) ? 'all' : 'authors'
}

/** Of these, who is let in with one call: the demo's staff only with one that comes from this machine. */
export function demoLoginsFor(logins: DemoLogins, call: { isFromHere: boolean }): DemoLogins {
  return logins === 'all' && !call.isFromHere ? 'authors' : logins
}
