import type { ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openOne } from '../../backup/one-connection.ts'
import { findPieces, listStoredFiles } from '../../backup/stored-files.ts'
import type { Storage } from '../../files/storage.ts'
import { BYTE_ORDER_MARK } from '../../formats/csv/write-csv.ts'
import type { ZipEntry } from '../../formats/zip/write-zip.ts'
import { ledgerSheets } from './ledger-sheets.ts'
import { listOtherTables, type Scope } from './list-other-tables.ts'
import { peopleSheets } from './people-sheets.ts'
import { readme } from './readme.ts'
import { salesSheets } from './sales-sheets.ts'
import { statementOf } from './sheet.ts'

type Deps = { connection: ClientConfig; storage: Storage }

/**
 * The company's records, one table after another, all of one moment, on a connection of their own. PostgreSQL writes the tables itself:
 * a piece of one is in memory, even of a million rows. An aborted download ends the connection.
 */
export async function* listEntries({ connection, storage }: Deps, scope: Scope): AsyncGenerator<ZipEntry> {
  const { client, end, cut } = await openOne(connection, 'panai-export')
  let done = false
  try {
    await client.query('begin isolation level repeatable read, read only')
    const sheets = [
      ...ledgerSheets,
      ...salesSheets,
      ...peopleSheets,
      ...(await listOtherTables(client, scope)),
    ]
    yield { name: 'README.txt', content: readme(new Date().toISOString(), sheets) }
    for (const sheet of sheets) {
      const rows = client.query(copyTo(`copy (${statementOf(sheet)}) to stdout (format csv, header)`))
      rows.on('error', () => {}) // who reads it is told; left half-read, there is nobody to tell
      yield { name: sheet.file, content: marked(rows) }
    }
    await client.query('commit')
    if (scope === 'everything') yield* fileEntries(storage)
    done = true
  } finally {
    if (!done) cut()
    await end()
  }
}

async function* marked(rows: AsyncIterable<Uint8Array>): AsyncGenerator<string | Uint8Array> {
  yield BYTE_ORDER_MARK
  yield* rows
}

async function* fileEntries(storage: Storage): AsyncGenerator<ZipEntry> {
  for await (const key of listStoredFiles(storage)) {
    const content = await findPieces(storage, key)
    if (content) yield { name: `files/${key}`, content }
  }
}
