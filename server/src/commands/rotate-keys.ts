import { rotateKeys } from '../features/payees/rotate-keys.ts'
import { createDataKeys, MissingDataKey } from '../keys/data-keys.ts'
import { findDataKeys } from '../keys/secret-keys.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ db, config, say }) => {
  const keys = createDataKeys(await findDataKeys(config))
  const rows = await rotateKeys(db, keys).catch((error: unknown) => {
    if (error instanceof MissingDataKey)
      throw new StartupProblem(`The re-encryption stopped: ${error.message}.`)
    throw error
  })
  say(`${rows} rows were re-encrypted; all use the key ${keys.newest} now.`)
})
