import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../command.ts'
import { generateTables } from './generate-tables.ts'

await runCommand(async ({ db, say }) => {
  const file = path.join(import.meta.dirname, 'tables.gen.ts')
  await writeFile(file, await generateTables(db))
  say('Wrote server/src/db/tables.gen.ts')
})
