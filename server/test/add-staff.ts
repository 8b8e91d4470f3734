import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { accountRoles } from '@panai/contract/accounts'
import { pino } from 'pino'
import { createDatabase, createPool } from '../src/db/database.ts'
import { anAccount } from './accounts.ts'

/*
 * Makes one of the company's people in the embedded database of a server that runs: `node add-staff.ts <data folder> <role> <name>
 * <email>`. The password is that of all test accounts. Journeys use it: the way in by a link is a journey of its own.
 */
const [dataDir = '', given = '', name = '', email = ''] = process.argv.slice(2)
const role = accountRoles.find((known) => known === given)
if (!role) throw new Error(`there is no role ${given}`)

const pool = createPool(
  { host: socketFolderOf(dataDir), port: 5432, user: 'postgres', database: 'panai' },
  pino({ level: 'silent' }),
)
await anAccount(createDatabase(pool), { role, name, email })
await pool.end()

/** PostgreSQL writes it in the fifth line of its own file. */
function socketFolderOf(folder: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (file) => path.basename(file) === 'postmaster.pid',
  )
  if (!found) throw new Error('no database runs there')
  return readFileSync(path.join(folder, found), 'utf8').split('\n')[4] ?? ''
}
