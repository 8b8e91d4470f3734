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

/** Whose imports are held to the rules of the architecture page. */
const importing = [
  ...['contract', 'client', 'server', 'site', 'staff', 'demo'].map((name) => `${name}/src`),
  'attack',
  'bench',
]

/** What checks say is kept until they are over, so that none of them sees where it goes. */
const colours = process.stdout.isTTY ? 'force' : 'off'

/** A program of the repository that ends well when it finds nothing wrong. */
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
 * What was right the last time, and hangs on nothing that has changed, isn't checked again. One thread: several of them work out the
 * same types each for itself, which takes twice to four times the work, and the other processors have other checks.
 */
function checkedBefore(project: string): string[] {
  const kept = `node_modules/.cache/types/${project.replace('/', '-')}.tsbuildinfo`
  return ['--incremental', '--tsBuildInfoFile', kept, '--checkers', '1']
}
