import { runCommand } from '../../command.ts'
import { createDataKeys } from '../../keys/data-keys.ts'
import { findDataKeys } from '../../keys/secret-keys.ts'
import { rotateKeys } from './rotate-keys.ts'

await runCommand(async ({ db, config, say }) => {
  const keys = createDataKeys(await findDataKeys(config))
  const rows = await rotateKeys(db, keys)
  say(`${rows} rows were encrypted anew; all are with the key ${keys.newest} now.`)
})
