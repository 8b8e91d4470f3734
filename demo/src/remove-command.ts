import { runCommand } from '@panai/server/commands/run-command'
import { openStorage } from '@panai/server/files/storage'
import { removeDemo } from './remove-demo.ts'

await runCommand(async ({ config, db, say }) => removeDemo(db, await openStorage(config), say))
