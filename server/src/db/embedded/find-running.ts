import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { clusterFolder } from './cluster.ts'
import type { Connection } from './create-if-missing.ts'
import { readPostmasterFile, serves } from './postmaster-file.ts'

/** How to reach the server that another process runs on this data folder; null when none runs there that could be reached. */
export function findRunning(dataDir: string): Connection | null {
  const cluster = clusterFolder(realFolder(dataDir))
  const file = readPostmasterFile(cluster)
  if (!file?.ready || !serves(file.pid, cluster)) return null
  return { host: file.socketFolder, port: 5432, user: 'postgres', database: 'panai' }
}

function realFolder(dataDir: string): string {
  try {
    return realpathSync(dataDir)
  } catch {
    return resolve(dataDir) // not made yet: nothing runs in it
  }
}
