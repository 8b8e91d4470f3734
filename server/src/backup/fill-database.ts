import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { JOBS_SCHEMA } from '../db/boss-database.ts'
import { migrateWithin } from '../db/migrate.ts'
import { keyFunctions } from '../db/search/key-functions.ts'
import type { Tx } from '../db/transaction.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { type Manifest, partOfTable, type SequencePart } from './manifest.ts'
import type { Backup } from './open-backup.ts'
import { inNumbers, type Progress } from './progress.ts'
import { type ForeignKey, listDrops, listForeignKeys, listSequences, listTables } from './read-schema.ts'

type Deps = { tx: Tx; client: ClientBase; backup: Pick<Backup, 'manifest' | 'read'>; progress: Progress }

/**
 * Makes the schema as it was when the backup was made, puts its rows in and then brings the schema up to date, all in the one
 * transaction of the caller: until it commits, the database is as it was before.
 *
 * Rows come as they were stored, so what triggers would do to them has been done: they rest meanwhile, as any owner of a table may
 * let them, and no total is counted twice. References are taken off and made again over all rows at once, so that no order of tables
 * is needed; rows that don't fit are refused then. No right beyond an owner's is used.
 */
export async function fillDatabase({ tx, client, backup, progress }: Deps): Promise<void> {
  const { manifest } = backup
  for (const statement of await listDrops(client)) await client.query(statement)
  await client.query(`drop schema if exists ${client.escapeIdentifier(JOBS_SCHEMA)} cascade`)
  await migrateWithin(tx, manifest.migrations.at(-1))

  const tables = (await listTables(client)).map(({ name }) => name)
  requireOurs(manifest, tables, await listSequences(client))
  const keys = await listForeignKeys(client)
  await letTriggersRest(client, tables)
  await takeOff(client, keys)
  await empty(client, tables)
  await copyRows({ client, backup, progress })
  for (const { table, name, definition } of keys)
    await client.query(
      `alter table ${client.escapeIdentifier(table)} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    )
  for (const table of tables)
    await client.query(`alter table ${client.escapeIdentifier(table)} enable trigger user`)
  for (const { name, value, is_called } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      value,
      is_called,
    ])
  await checkLedger(client, manifest)
  await renewSearchLater(client)
  await client.query('set constraints all immediate')
  await migrateWithin(tx)
}

/** A name could be one of PostgreSQL's own tables. @throws StartupProblem when it is none of those that the migrations made. */
function requireOurs(
  manifest: Manifest,
  tables: readonly string[],
  sequences: readonly SequencePart[],
): void {
  const ours = new Set([...tables, ...sequences.map(({ name }) => name)])
  const other = [...manifest.tables, ...manifest.sequences].find(({ name }) => !ours.has(name))
  if (other) throw new StartupProblem(`The backup has rows of ${other.name}, which its version did not have.`)
}

async function letTriggersRest(client: ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await client.query(`alter table ${client.escapeIdentifier(table)} disable trigger user`)
}

async function takeOff(client: ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys)
    await client.query(
      `alter table ${client.escapeIdentifier(table)} drop constraint ${client.escapeIdentifier(name)}`,
    )
}

/** Deletes the rows that the migrations inserted. Even the owner of the ledger's tables may not do so, and gets the right for a moment. */
async function empty(client: ClientBase, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where not has_table_privilege(quote_ident(name), 'truncate')`,
    [tables],
  )
  const listed = (names: readonly string[]) => names.map((name) => client.escapeIdentifier(name)).join(', ')
  const kept = rows.map(({ name }) => name)
  if (kept.length > 0) await client.query(`grant truncate on ${listed(kept)} to current_user`)
  await client.query(`truncate ${listed(tables)}`)
  if (kept.length > 0) await client.query(`revoke truncate on ${listed(kept)} from current_user`)
}

async function copyRows({ client, backup, progress }: Omit<Deps, 'tx'>): Promise<void> {
  let copied = 0
  for (const { name, columns, rows } of backup.manifest.tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const target = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${list}) from stdin`))
    await pipeline(await backup.read(partOfTable(name)), target)
    if (target.rowCount !== rows)
      throw new StartupProblem(`The backup has ${rows} rows of ${name}, but ${target.rowCount} came in.`)
    copied += rows
    progress.tell(() => `${inNumbers(copied)} rows are in, the last of ${name}`)
  }
}

/**
 * The functions of the search stand in no migration: they are made along with its keys, where these are not known to be of today's rules.
 * Migrations that follow may change rows whose triggers need them.
 */
async function renewSearchLater(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('search_rules') is not null as is_there`,
  )
  if (!rows[0]?.is_there) return
  for (const statement of keyFunctions) await client.query(statement)
  await client.query('truncate search_rules')
}

/** A ledger that agreed with itself must agree again. */
async function checkLedger(client: ClientBase, { ledger_differences }: Manifest): Promise<void> {
  const { rows } = await client.query<{ found: string }>('select count(*) as found from ledger_differences()')
  if (Number(rows[0]?.found) !== ledger_differences)
    throw new StartupProblem(
      'The ledger of the backup does not agree with itself once it is in the database: nothing was changed.',
    )
}
