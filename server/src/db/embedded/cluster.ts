import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupProblem } from '../../startup/startup-problem.ts'
import type { Binaries } from './binaries.ts'
import { handOver, type RunAs } from './privileges.ts'
import { reasonIn, type ServerLog } from './server-log.ts'
import { serverEnvironment } from './settings.ts'
import { spawnWatched } from './spawn-watched.ts'

/** A cluster belongs to one major version; another version gets a folder of its own. */
const MAJOR_VERSION = '18'
const NAME = `pg${MAJOR_VERSION}`
const UNFINISHED = `${NAME}.new-`

/**
 * Words compare by code point, and letters have the classes of Unicode, on every system: the collation is PostgreSQL's
 * own, which no upgrade of the system changes under an index. The C library's locale still tells pg_trgm what a letter
 * is; macOS has it under another name.
 */
const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  ...(process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8']),
]

/** Where the database's files are in a data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, NAME)
}

/**
 * The folder of the database's files, made on the first start. Call it with the folder's lock held.
 * initdb is not atomic, so it works in a folder of another name, which gets its own when all is on the disk.
 * Throws StartupProblem when the folder holds something else, or can't be made.
 */
export async function prepareCluster(
  dataDir: string,
  tools: { binaries: Binaries; runAs: RunAs; log: ServerLog; onProgress: (line: string) => void },
): Promise<string> {
  const cluster = clusterFolder(dataDir)
  removeUnfinished(dataDir)
  if (existsSync(cluster) && readdirSync(cluster).length === 0) rmdirSync(cluster)
  if (!existsSync(cluster)) {
    tools.onProgress('Creating the database…')
    await create(dataDir, cluster, tools)
  }
  checkVersion(cluster)
  handOver(cluster, tools.runAs)
  return cluster
}

async function create(
  dataDir: string,
  cluster: string,
  { binaries, runAs, log }: { binaries: Binaries; runAs: RunAs; log: ServerLog },
): Promise<void> {
  // A name of its own for each try: the initdb of a killed predecessor may still be writing in its own.
  const unfinished = join(dataDir, `${UNFINISHED}${randomBytes(4).toString('hex')}`)
  mkdirSync(unfinished, { mode: 0o700 })
  if (runAs.uid !== process.getuid?.()) chownSync(unfinished, runAs.uid, runAs.gid)
  const before = log.size()
  const options = ['--username=postgres', '--auth-local=trust', '--auth-host=reject', '--data-checksums']
  const initdb = await spawnWatched(
    [binaries.initdb, '-D', unfinished, ...options, ...LOCALE, '--no-instructions'],
    { runAs, output: log.descriptor, env: serverEnvironment() },
  )
  const code = await initdb.exited
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    const reason = reasonIn(log.saidSince(before)) ?? `initdb ended with code ${code}`
    throw new StartupProblem(
      `The database can't be created in ${dataDir}: ${reason}. Put that right (more in ${log.path}), or set DATA_DIR to another folder.`,
    )
  }
  renameSync(unfinished, cluster)
  syncFolder(dataDir)
}

/** What a killed initdb has left. One that still writes keeps its folder until the next start. */
function removeUnfinished(dataDir: string): void {
  for (const entry of readdirSync(dataDir).filter((name) => name.startsWith(UNFINISHED))) {
    try {
      rmSync(join(dataDir, entry), { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error
    }
  }
}

function checkVersion(cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (version === MAJOR_VERSION) return
  const what = version ? `the files of PostgreSQL ${version}` : 'no database that could be read'
  throw new StartupProblem(
    `The folder ${cluster} holds ${what}: move it away and put a backup in its place, or set DATA_DIR to another folder.`,
  )
}

/** A rename survives a power cut once the folder itself is on the disk. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
