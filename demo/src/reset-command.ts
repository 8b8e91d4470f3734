import { runCommand } from '@panai/server/commands/run-command'
import { openStorage } from '@panai/server/files/storage'
import { StartupProblem } from '@panai/server/startup/startup-problem'
import { resetDemo } from './load.ts'

await runCommand(async ({ config, db, say }) => {
  if (!config.demo)
    throw new StartupProblem('This would take out the whole catalogue. Set DEMO=1 to say that it is a demo.')
  await resetDemo(db, await openStorage(config), say)
  say('The demo catalogue is as it was at first')
})
