import type { Config } from './config.ts'

/** The demo accounts that may log in: everybody knows their password. */
export type DemoLogins = 'all' | 'authors' | 'none'

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** Outside demo mode none, and the demo's staff only where nobody but this machine is meant to come. */
export function demoLoginsOf({ demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>): DemoLogins {
  if (!demo) return 'none'
  return LOOPBACK.test(new URL(publicUrl).hostname) ? 'all' : 'authors'
}
