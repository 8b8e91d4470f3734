import { styleText } from 'node:util'
import { type Config, readConfig } from '../config/config.ts'
import { type ConnectedDatabase, connectDatabase } from '../db/connect-database.ts'
import { migrate } from '../db/migrate.ts'
import { endByBug } from '../log/end-by-bug.ts'
import { createLogger } from '../log/logger.ts'
import { tellBug } from '../log/tell-bug.ts'
import { expectedProblem } from './expected-problem.ts'

type Work = (parts: { config: Config; say: (line: string) => void } & ConnectedDatabase) => Promise<void>

/** Runs a command on the database of the settings, migrated; an expected problem ends it with one line and exit code 1. */
export async function runCommand(work: Work): Promise<void> {
  await runExpecting(async (say) => {
    let connected: ConnectedDatabase | undefined
    try {
      const config = readConfig(process.env)
      connected = await connectDatabase(config, { log: createLogger({ logLevel: 'error' }), onProgress: say })
      await migrate(connected.direct)
      await work({ ...connected, config, say })
    } finally {
      await connected?.stop()
    }
  })
}

/** Runs a command that finds its own way to what it needs; an expected problem ends it in the same way. */
export async function runExpecting(work: (say: (line: string) => void) => Promise<void>): Promise<void> {
  process.on('uncaughtException', endByBug)
  try {
    await work((line) => console.log(styleText('dim', `  ${line}`)))
  } catch (error) {
    const problem = expectedProblem(error)
    console.error(styleText('red', problem?.message ?? tellBug(error, process.env)))
    process.exitCode = 1
  }
}
