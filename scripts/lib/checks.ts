/** The programs of TypeScript, those that take longest first. */
const projects = [
  'server',
  'staff',
  'site',
  'demo',
  'bench',
  'contract',
  'e2e',
  'attack',
  'client',
  'site/art',
  'documents',
  'scripts',
]

/** The folders whose imports must follow the rules of the architecture page. */
const importing = [
  ...['contract', 'client', 'server', 'site', 'staff', 'demo'].map((name) => `${name}/src`),
  'server/test',
  'attack',
  'bench',
]

/** The output of a check is shown when it ends, so no check sees a terminal itself. */
const colours = process.stdout.isTTY ? 'force' : 'off'

/** A program of the repository that exits with 0 when it finds nothing wrong. */
export type Check = { name: string; program: string; words: string[] }

/** What needs no database and no browser: one entry a check. */
export const checks: Check[] = [
  ...projects.map((project) => ({
    name: `types of ${project}`,
    program: 'tsc',
    words: ['--noEmit', '-p', project, ...checkedBefore(project)],
  })),
  {
    name: 'imports',
    program: 'depcruise',
    words: ['--config', '.dependency-cruiser.mjs', ...importing, '--output-type', 'err'],
  },
  {
    name: 'unused code and packages',
    program: 'knip',
    words: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'format and lint', program: 'biome', words: ['ci', '--error-on-warnings', `--colors=${colours}`] },
]

/**
 * Files that passed the last time and depend on no change are not checked again. One thread: several threads would each infer the
 * same types, which is two to four times the work, and the other processors run other checks.
 */
function checkedBefore(project: string): string[] {
  const kept = `node_modules/.cache/types/${project.replace('/', '-')}.tsbuildinfo`
  return ['--incremental', '--tsBuildInfoFile', kept, '--checkers', '1']
}
