import { accountRoles } from '@panai/contract/permissions'
import { pino } from 'pino'
import { createDatabase, createPool } from '../src/db/database.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { createKeyring } from '../src/keys/keyring.ts'
import { findSecrets } from '../src/keys/secret-keys.ts'
import { anAccount } from './accounts.ts'
import { addSecondFactor } from './add-second-factor.ts'
import { socketFolderOf } from './socket-folder.ts'

/*
 * Makes one of the company's people in the embedded database of a server that runs: `node add-staff.ts <data folder> <role> <name>
 * <email>`. The password is that of all test accounts. Prints the recovery codes of a second factor, one a line; with `password` as a fifth
 * word there is none yet. Journeys use it: the way in by a link is a journey of its own.
 */
const [dataDir = '', given = '', name = '', email = '', kind = ''] = process.argv.slice(2)
const role = accountRoles.find((known) => known === given)
if (!role) throw new Error(`there is no role ${given}`)

const pool = createPool(
  { host: socketFolderOf(dataDir), port: 5432, user: 'postgres', database: 'panai' },
  pino({ level: 'silent' }),
)
const db = createDatabase(pool)
const { id } = await anAccount(db, { role, name, email })
if (kind !== 'password') {
  const keys = createKeyring(await findSecrets({ secretKeys: null, databaseAddress: null, dataDir }))
  const codes = await inTransaction(db, (tx) => addSecondFactor(tx, keys, id))
  process.stdout.write(`${codes.join('\n')}\n`)
}
await pool.end()
