import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateTables } from '../db/generate-tables.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ db, say }) => {
  const file = path.join(import.meta.dirname, '../db/tables.gen.ts')
  await writeFile(file, await generateTables(db))
  say('Wrote server/src/db/tables.gen.ts')
})
