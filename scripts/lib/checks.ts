import { run } from './commands.ts'

export const workspaces = [
  'contract',
  'session',
  'server',
  'site',
  'site/art',
  'staff',
  'demo',
  'documents',
  'e2e',
  'bench',
  'scripts',
]

/** What needs no database and no browser: one entry a check. */
export const checks: { name: string; passes: () => Promise<boolean> }[] = [
  { name: 'format and lint', passes: () => run('biome', ['ci', '--error-on-warnings']) },
  ...workspaces.map((name) => ({
    name: `types of ${name}`,
    passes: () => run('tsc', ['--noEmit', '-p', name]),
  })),
]
