import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupsFolder } from '../backup/backups-folder.ts'
import { nameKeys } from '../backup/name-keys.ts'
import { inBytes, inNumbers } from '../backup/progress.ts'
import { reachBeside } from '../backup/reach-database.ts'
import { givenPath, readWords } from '../backup/words.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { readConfig } from '../config/config.ts'
import { openStorage } from '../files/storage.ts'
import { runExpecting } from './run-command.ts'

await runExpecting(async (say) => {
  const { values } = readWords('npm run backup [-- --to <file>]', () =>
    parseArgs({ options: { to: { type: 'string' } } }),
  )
  const config = readConfig(process.env)
  const target =
    values.to === undefined ? path.join(backupsFolder(config.dataDir), nameOfToday()) : givenPath(values.to)
  const { connection, stop } = await reachBeside(config, say)
  try {
    const storage = await openStorage(config)
    // Where the keys are not known, as on another machine than the servers', the rows are kept all the same.
    const names = await nameKeys(config)
    const { tables, files, gone, ledger_differences } = await writeBackup(
      { connection, storage, secrets: names },
      target,
      say,
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    say(
      `${inNumbers(rows)} rows of ${tables.length} tables, ${inNumbers(files.length)} files (${inBytes(bytes)})`,
    )
    if (gone.length > 0) say(`Files that their owners removed while the backup was made: ${gone.length}`)
    if (ledger_differences > 0)
      say(
        `Attention: totals of the ledger that differ from its entries: ${ledger_differences}; see docs/operations/backup.md`,
      )
    say(`Wrote ${target}`)
    say(
      'Its keys are not in it: keep SECRET_KEY and DATA_KEYS, or the files secret-key and data-keys of the data folder, at another safe place',
    )
  } finally {
    await stop()
  }
})

function nameOfToday(): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return `panai-${now}.zip`
}
