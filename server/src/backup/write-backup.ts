import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ClientConfig } from 'pg'
import type { Storage } from '../files/storage.ts'
import { writeZip } from '../formats/zip/write-zip.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { listParts } from './list-parts.ts'
import type { Manifest } from './manifest.ts'
import { openOne } from './one-connection.ts'
import { createProgress, type Say } from './progress.ts'

type From = {
  connection: ClientConfig
  storage: Storage
  /** Names of the secrets that read what is sealed. */
  secrets: readonly string[]
}

/**
 * Writes one archive with the whole product while it is in use, beside its place and then into it: what is there under that name is
 * whole. Memory does not grow with what there is. @throws StartupProblem when it can't be made; nothing is left then.
 */
export async function writeBackup(from: From, target: string, say: Say): Promise<Manifest> {
  if (existsSync(target))
    throw new StartupProblem(`There is a file ${target} already: name another one with --to.`)
  const unfinished = `${target}.unfinished`
  const { client, end, cut } = await openOne(from.connection, 'panai-backup')
  try {
    await requireProduct(client)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await client.query('begin isolation level repeatable read, read only')
    let manifest: Manifest | undefined
    const parts = listParts({ ...from, client, progress: createProgress(say) }, (made) => {
      manifest = made
    })
    // What is in it is for its owner alone, from its first byte on.
    await pipeline(writeZip(parts), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    if (!manifest) throw new Error('the archive ended before its manifest')
    await rename(unfinished, target)
    await sync(path.dirname(target))
    return manifest
  } catch (error) {
    cut()
    await rm(unfinished, { force: true })
    throw diskProblem(error, target)
  } finally {
    await end()
  }
}

async function requireProduct(client: Awaited<ReturnType<typeof openOne>>['client']): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as is_there`,
  )
  if (!rows[0]?.is_there)
    throw new StartupProblem('The database holds nothing of Panai: there is nothing to keep.')
}

/** A rename survives a power cut once the folder itself is on the disk. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function diskProblem(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new StartupProblem(
      `The disk is too full for ${target}: free some space, or name a place on another disk with --to.`,
    )
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
    return new StartupProblem(`${target} can't be written (${code}): name another place with --to.`)
  return error
}
