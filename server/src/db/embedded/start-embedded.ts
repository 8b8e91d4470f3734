import { locateBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import type { Connection } from './create-if-missing.ts'
import { diskFull, folderProblem, prepareDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { keepRunning } from './keep-running.ts'
import { choosePrivileges } from './privileges.ts'
import { openServerLog, type ServerLog } from './server-log.ts'
import { startServer } from './server-process.ts'
import { socketFolder } from './socket-folder.ts'

export type EmbeddedDatabase = {
  /** Stays the same when the server is started again: a pool reconnects by itself. */
  connection: Connection
  /** The process id of PostgreSQL's main process; another one after a restart. */
  readonly pid: number
  /** Shuts the server down and gives the folder free. End your connections first. Safe to repeat. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  /** Lines for the person who waits: a database is created, a recovery takes long. */
  onProgress?: (line: string) => void
  /** PostgreSQL's own settings, over ours. */
  settings?: Readonly<Record<string, string>>
  /** The server ended while in use and could not be started again. Without it the problem is an uncaught exception. */
  onLost?: (problem: Error) => void
}

/**
 * Starts PostgreSQL on its folder in `dataDir`, creating both on the first start, and holds the folder for this process
 * until stop(). The server ends with this process, however that ends, and is started again when it ends on its own.
 * Throws StartupProblem when it can't start.
 */
export async function startEmbedded({
  dataDir,
  onProgress = () => {},
  settings = {},
  onLost = throwUncaught,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = locateBinaries()
  const folder = prepareDataFolder(dataDir)
  const lock = lockFolder(folder)
  let log: ServerLog | null = null
  function giveFree(): void {
    log?.close()
    lock.release()
  }
  try {
    log = openServerLog(folder)
    const runAs = choosePrivileges(binaries, folder)
    const cluster = await prepareCluster(folder, { binaries, runAs, log, onProgress })
    const connection = {
      host: socketFolder(cluster, runAs),
      port: 5432,
      user: 'postgres',
      database: 'panai',
    }
    const plan = { postgres: binaries.postgres, cluster, connection, runAs, log, settings, onProgress }
    const server = await keepRunning((signal) => startServer(plan, signal), onLost)
    let stopped: Promise<void> | null = null
    return {
      connection,
      get pid() {
        return server.current().pid
      },
      stop() {
        stopped ??= server.stop().finally(giveFree)
        return stopped
      },
    }
  } catch (error) {
    giveFree()
    // PostgreSQL's programs pass on the system's words.
    if (String(error).includes('No space left on device')) throw diskFull(folder)
    throw error instanceof Error && 'syscall' in error ? folderProblem(folder, error) : error
  }
}

function throwUncaught(problem: Error): void {
  setImmediate(() => {
    throw problem
  })
}
