import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartupProblem } from '../startup/startup-problem.ts'

const builds = path.resolve(import.meta.dirname, '../../../site/dist')

/** The folder of the newest build of the site. @throws StartupProblem when there is none. */
export function findBuiltSite(): string {
  const current = path.join(builds, 'current')
  if (!existsSync(current))
    throw new StartupProblem('The site is not built. Start with `npm start`, which builds it.')
  return path.join(builds, readFileSync(current, 'utf8'))
}
