import { parseArgs } from 'node:util'
import { nameKeys } from '../backup/name-keys.ts'
import { openBackup } from '../backup/open-backup.ts'
import { inNumbers } from '../backup/progress.ts'
import { reachAlone } from '../backup/reach-database.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { givenPath, readWords, refuseWords } from '../backup/words.ts'
import { readConfig } from '../config/config.ts'
import { openStorage } from '../files/storage.ts'
import { openUploadFolder } from '../files/upload-folder.ts'
import { runExpecting } from './run-command.ts'

const USAGE = 'npm run restore -- <file> [--replace <name of the database>]'

await runExpecting(async (say) => {
  const { values, positionals } = readWords(USAGE, () =>
    parseArgs({ options: { replace: { type: 'string' } }, allowPositionals: true }),
  )
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) return refuseWords(USAGE)
  const config = readConfig(process.env)
  const backup = await openBackup(givenPath(file))
  try {
    const { connection, stop } = await reachAlone(config, say)
    try {
      const storage = await openStorage(config)
      const uploads = openUploadFolder(config.dataDir)
      await restoreBackup(backup, { connection, storage, uploads, replace: values.replace ?? null }, say)
      const { made_at, tables, files, secrets } = backup.manifest
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      say(`The backup of ${made_at} is in place: ${inNumbers(rows)} rows, ${inNumbers(files.length)} files`)
      const known = await nameKeys(config)
      if (secrets.some((name) => !known.includes(name)))
        say(
          'Attention: not all keys of the backup are here. What was sealed with them stays unreadable until they are: second factors with SECRET_KEY (the file secret-key of the data folder), bank details with DATA_KEYS (the file data-keys). With another SECRET_KEY everybody logs in again',
        )
    } finally {
      await stop()
    }
  } finally {
    backup.close()
  }
})
