import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Storage } from '../files/storage.ts'
import type { ZipEntry } from '../formats/zip/write-zip.ts'
import { FORMAT, MANIFEST, type Manifest, partOfFile, partOfTable } from './manifest.ts'
import { createMeter } from './meter.ts'
import { inBytes, inNumbers, type Progress } from './progress.ts'
import { listSequences, listTables } from './read-schema.ts'
import { findPieces, listStoredFiles } from './stored-files.ts'

export type Source = {
  /** In the transaction whose snapshot is kept. */
  client: ClientBase
  storage: Storage
  secrets: readonly string[]
  progress: Progress
}

/**
 * The whole product, part by part: every table as it was at one moment, then every file, at last the manifest that measures them.
 * Files follow the rows: one that a row names is there before the row is, and so is in the archive, unless it was removed meanwhile.
 */
export async function* listParts(
  source: Source,
  done: (manifest: Manifest) => void,
): AsyncGenerator<ZipEntry> {
  const { client, secrets } = source
  const manifest: Manifest = {
    product: 'panai',
    format: FORMAT,
    made_at: new Date().toISOString(),
    postgres: await one(client, 'show server_version'),
    migrations: await listMigrations(client),
    secrets: [...secrets],
    ledger_differences: Number(await one(client, 'select count(*)::text from ledger_differences()')),
    tables: [],
    sequences: [],
    files: [],
    gone: [],
  }
  yield* tableParts(source, manifest)
  manifest.sequences = await listSequences(client)
  await client.query('commit') // the rest reads no table: the database need not keep old rows for it
  yield* fileParts(source, manifest)
  yield { name: MANIFEST, content: `${JSON.stringify(manifest, null, 1)}\n` }
  done(manifest)
}

async function* tableParts({ client, progress }: Source, manifest: Manifest): AsyncGenerator<ZipEntry> {
  for (const { name, columns, is_kept } of await listTables(client)) {
    if (!is_kept) continue
    let read = 0
    const meter = createMeter((bytes) => {
      read += bytes
      progress.tell(() => `${name}: ${inBytes(read)}`)
    })
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const rows = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`))
    rows.on('error', () => {}) // who reads it is told; left half-read, there is nobody to tell
    yield { name: partOfTable(name), content: meter.through(rows) }
    manifest.tables.push({ name, columns, ...meter.measure() })
  }
}

async function* fileParts({ storage, progress }: Source, manifest: Manifest): AsyncGenerator<ZipEntry> {
  for await (const key of listStoredFiles(storage)) {
    const pieces = await findPieces(storage, key)
    if (pieces === null) {
      manifest.gone.push(key)
      continue
    }
    const meter = createMeter()
    yield { name: partOfFile(key), content: meter.through(pieces) }
    const { bytes, sha256 } = meter.measure()
    manifest.files.push({ key, bytes, sha256 })
    progress.tell(() => `${inNumbers(manifest.files.length)} files`)
  }
}

async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

async function one(client: ClientBase, statement: string): Promise<string> {
  const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' })
  return rows[0]?.[0] ?? ''
}
