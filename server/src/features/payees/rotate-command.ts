import { runCommand } from '../../command.ts'
import { createDataKeys, MissingDataKey } from '../../keys/data-keys.ts'
import { findDataKeys } from '../../keys/secret-keys.ts'
import { StartupProblem } from '../../startup-problem.ts'
import { rotateKeys } from './rotate-keys.ts'

await runCommand(async ({ db, config, say }) => {
  const keys = createDataKeys(await findDataKeys(config))
  const rows = await rotateKeys(db, keys).catch((error: unknown) => {
    if (error instanceof MissingDataKey)
      throw new StartupProblem(`Nothing more was encrypted anew: ${error.message}.`)
    throw error
  })
  say(`${rows} rows were encrypted anew; all are with the key ${keys.newest} now.`)
})
