import { endByBug } from '../log/end-by-bug.ts'
import { isWithoutDatabase } from './database-problem.ts'

type Log = { error: (details: { error: unknown }, message: string) => void }

/**
 * Lets no connection of the database's that is lost end the process, wherever its error comes up: the pool has another. Any other error
 * that nobody has caught is a bug, of which nobody knows what it has left half done, and ends it.
 */
export function outliveLostConnections(log: Log): void {
  process.off('uncaughtException', endByBug)
  process.on('uncaughtException', (error) => {
    if (isWithoutDatabase(error))
      return log.error({ error }, 'a database connection was lost, and nobody waited for its answer')
    endByBug(error)
  })
}
