import { accountRoles } from '@panai/contract/accounts'
import { pino } from 'pino'
import { createDatabase, createPool } from '../src/db/database.ts'
import { anAccount } from './accounts.ts'
import { socketFolderOf } from './socket-folder.ts'

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
