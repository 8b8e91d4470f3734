import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openBackup } from '../src/backup/open-backup.ts'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { listStoredFiles } from '../src/backup/stored-files.ts'
import { writeBackup } from '../src/backup/write-backup.ts'
import { openFolderStorage, type Storage } from '../src/files/storage.ts'
import { openUploadFolder } from '../src/files/upload-folder.ts'

type Place = { connection: pg.ClientConfig; storage: Storage }

const quietly = () => {}

/** A place for files, gone with the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a backup of that place. @returns its file. */
export async function backUp({ connection, storage }: Place): Promise<string> {
  const file = path.join(await aFolder(), `${randomBytes(4).toString('hex')}.zip`)
  await writeBackup({ connection, storage, secrets: [] }, file, quietly)
  return file
}

/** Restores a backup there, its files into a folder of their own or the given storage. @returns the storage. */
export async function restore(
  file: string,
  connection: pg.ClientConfig,
  { replace = null, folder, into }: { replace?: string | null; folder?: string; into?: Storage } = {},
): Promise<Storage> {
  const dataDir = folder ?? (await aFolder())
  const storage = into ?? openFolderStorage(dataDir)
  const backup = await openBackup(file)
  try {
    await restoreBackup(backup, { connection, storage, uploads: openUploadFolder(dataDir), replace }, quietly)
  } finally {
    backup.close()
  }
  return storage
}

/** Every row of every table as text, in an order of its own, without counters of the last minutes. */
export function rowsOf(connection: pg.ClientConfig): Promise<Record<string, string[]>> {
  return withClient(connection, readRows)
}

/** The same by a connection that is there. */
export async function readRows(client: Pick<pg.Client, 'query'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from "${name}" t order by t::text collate "C"`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** What the database holds beside rows: columns, rules, triggers, indexes, rights and where numbers stand. */
export function shapeOf(connection: pg.ClientConfig): Promise<string[]> {
  return withClient(connection, readShape)
}

async function readShape(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select line from (
      select format('column %s.%s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attidentity) as line
      from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      union all
      select format('rule %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all
      select format('trigger %s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all
      select indexdef from pg_indexes where schemaname = 'public'
      union all
      select format('rights %s %s', relname, array(select right_.privilege_type from aclexplode(relacl) right_ order by 1))
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all
      select format('number %s %s', sequencename, last_value) from pg_sequences where schemaname = 'public'
      union all
      select format('function %s %s', oid::regprocedure, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    ) as lines order by line collate "C"`)
  return rows.map(({ line }) => line)
}

/** Every stored file with what is in it. */
export async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for await (const key of listStoredFiles(storage))
    all[key] = Buffer.from(await storage.getBytes(key)).toString('base64')
  return Object.fromEntries(Object.entries(all).sort())
}

/** Looks as no server does, and is gone afterwards: nothing is put back where a server works. */
export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'looking' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
