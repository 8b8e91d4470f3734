import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { StartupProblem } from '../startup/startup-problem.ts'
import { inNumbers } from './progress.ts'
import { listTables } from './read-schema.ts'

/** Tables in which a database that nobody has used yet has rows already: of the migrations, and of the server's first start. */
export const filledByItself: readonly string[] = [
  'kysely_migration',
  'kysely_migration_lock',
  'book_counts',
  'calculator_rates',
  'ledger_accounts',
  'payout_settings',
  'questions',
  'royalty_rules',
  'search_entries',
  'search_rules',
  'search_words',
  'set_up_links',
  'tax_rules',
]

/** What filling the database would overwrite, as "accounts (12), books (40)"; null: nothing. */
export async function findLosses(client: ClientBase): Promise<string | null> {
  const losses: string[] = []
  for (const { name, is_kept } of await listTables(client)) {
    if (!is_kept || filledByItself.includes(name)) continue
    const { rows } = await client.query<{ rows: string }>(
      `select count(*) as rows from ${client.escapeIdentifier(name)}`,
    )
    const count = Number(rows[0]?.rows)
    if (count > 0) losses.push(`${name.replaceAll('_', ' ')} (${inNumbers(count)})`)
  }
  return losses.length > 0 ? losses.join(', ') : null
}

/** @param replace the name of the database whose contents may be lost. @throws StartupProblem when there is something that may not. */
export async function requireEmpty(client: ClientBase, replace: string | null): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  if (replace === name) return
  if (replace !== null)
    throw new StartupProblem(`The database is called ${name} and not ${replace}: nothing was changed.`)
  const losses = await findLosses(client)
  if (losses !== null)
    throw new StartupProblem(
      `The database ${name} is not empty: it holds ${losses}. To lose all of this and put the backup in its place, add --replace ${name}.`,
    )
}

const LAST_GOODBYES_MS = 3_000

/** A server that has just stopped is seen for a moment more. @throws StartupProblem when a server works on the database. */
export async function requireQuiet(client: ClientBase): Promise<void> {
  const started = performance.now()
  while (await isAtWork(client)) {
    if (performance.now() - started > LAST_GOODBYES_MS)
      throw new StartupProblem(
        'A running Panai still works on this database: stop every server of it first. Nothing was changed.',
      )
    await pause(100)
  }
}

async function isAtWork(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'panai%'`,
  )
  return rows.length > 0
}
