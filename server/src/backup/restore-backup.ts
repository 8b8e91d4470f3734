import type { ClientConfig } from 'pg'
import { knownMigrations, migrate } from '../db/migrate.ts'
import type { Storage } from '../files/storage.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { fillDatabase } from './fill-database.ts'
import type { Manifest } from './manifest.ts'
import { openOne } from './one-connection.ts'
import type { Backup } from './open-backup.ts'
import { createProgress, type Say } from './progress.ts'
import { requireFiles, storeFiles } from './store-files.ts'
import { requireEmpty, requireQuiet } from './what-is-there.ts'

type Into = {
  connection: ClientConfig
  storage: Storage
  uploads: UploadFolder
  /** The name of the database whose contents may be lost; null: it must be empty. */
  replace: string | null
}

/**
 * Puts a backup in the place of an empty database and beside the stored files. The archive is checked from end to end before anything
 * is changed; files come first, under keys of their own, and then all tables in one transaction: broken off at any moment, the
 * database is as it was, and the same command does it again.
 * @throws StartupProblem with what is in the way.
 */
export async function restoreBackup(backup: Backup, into: Into, say: Say): Promise<void> {
  requireKnown(backup.manifest)
  say('Checking the archive…')
  await backup.check(say)
  const { client, db, end } = await openOne(into.connection, 'panai-restore')
  try {
    await client.query(`set lock_timeout = '15s'`)
    await requireUtf8(client)
    await requireQuiet(client)
    await requireEmpty(client, into.replace)
    const progress = createProgress(say)
    await storeFiles(backup, into, progress)
    await db.transaction().execute(async (tx) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('panai restore'))`)
      await requireEmpty(client, into.replace) // another restore may have been faster
      await fillDatabase({ tx, client, backup, progress })
    })
    await requireFiles(backup.manifest, into.storage)
    say('Bringing indexes and background work up to date…')
    await migrate(db)
    await client.query('analyze')
  } catch (error) {
    throw databaseProblem(error)
  } finally {
    await end()
  }
}

/** @throws StartupProblem when the backup has a migration that this version does not know. */
function requireKnown({ migrations }: Manifest): void {
  if (migrations.some((name, at) => knownMigrations[at] !== name))
    throw new StartupProblem(
      `The backup is of a newer Panai (its schema is ${migrations.at(-1)}, this one knows ${knownMigrations.at(-1)}): restore it with that version.`,
    )
}

async function requireUtf8(client: Awaited<ReturnType<typeof openOne>>['client']): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new StartupProblem(
      `The database keeps texts as ${encoding}: make one with the encoding UTF8 and restore into that.`,
    )
}

/** What the database's refusal means for the person who restores. Its own words may quote rows, and are not shown. */
function databaseProblem(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known: Record<string, string> = {
    '42501': 'The role of DATABASE_URL may not make or change the tables there: it must own them',
    '53100': 'The disk of the database is full: free some space',
    '55P03': 'Somebody else holds tables of this database: end what works on it',
    '57P01': 'The database was stopped meanwhile: start it',
    ECONNRESET: 'The database went away meanwhile: start it',
    ENOSPC: 'The disk of the files is full: free some space',
  }
  if (known[code]) return new StartupProblem(`${known[code]}. Nothing was changed; then do the same again.`)
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (code.startsWith('23') && typeof constraint === 'string')
    return new StartupProblem(
      `The rows of the backup don't fit together (${constraint}). Nothing was changed: take another backup.`,
    )
  return error
}
