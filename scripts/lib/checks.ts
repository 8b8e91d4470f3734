import path from 'node:path'
import { root } from './commands.ts'

/**
 * The programs of TypeScript, by what is named when they find something. All that Node runs is one of them: demo, attack and bench
 * import the server, and each of them apart would have all of it checked once more.
 */
export const programs = {
  staff: 'staff',
  'what Node runs': 'tsconfig.node.json',
  site: 'site',
  contract: 'contract',
  e2e: 'e2e',
  client: 'client',
}

/** The folders whose imports must follow the rules of the architecture page. */
const importing = [
  ...['contract', 'client', 'server', 'site', 'staff', 'demo'].map((name) => `${name}/src`),
  'server/test',
  'attack',
  'bench',
]

/** The output of a check is shown when it ends, so no check sees a terminal itself. */
const colours = process.stdout.isTTY ? 'force' : 'off'

/** A program of the repository, or one by its whole path, that exits with 0 when it finds nothing wrong. */
export type Check = { name: string; program: string; words: string[] }

/** What needs no database and no browser, what takes longest first: at the end no processor waits for another. */
export const checks: Check[] = [
  typesOf('staff'),
  typesOf('what Node runs'),
  typesOf('site'),
  { name: 'format and lint', program: 'biome', words: ['ci', '--error-on-warnings', `--colors=${colours}`] },
  {
    name: 'unused code and packages',
    program: 'knip',
    words: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    name: 'imports',
    program: 'depcruise',
    words: ['--config', '.dependency-cruiser.mjs', ...importing, '--output-type', 'err'],
  },
  typesOf('contract'),
  {
    name: 'texts in both languages',
    program: process.execPath,
    words: [path.join(root, 'scripts/check-texts.ts')],
  },
  typesOf('e2e'),
  typesOf('client'),
]

/**
 * Files that passed the last time and depend on no change are not checked again: TypeScript goes by their contents. One thread: several
 * threads would each infer the same types, which is two to four times the work, and the other processors run other checks.
 */
function typesOf(name: keyof typeof programs): Check {
  const kept = `node_modules/.cache/types/${name.replaceAll(' ', '-')}.tsbuildinfo`
  const words = ['--incremental', '--tsBuildInfoFile', kept, '--checkers', '1']
  return { name: `types of ${name}`, program: 'tsc', words: ['--noEmit', '-p', programs[name], ...words] }
}
