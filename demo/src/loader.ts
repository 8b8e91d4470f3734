import { once } from 'node:events'
import { expectedProblem } from '@panai/server/commands/expected-problem'
import { createDatabase, createPool } from '@panai/server/db/database'
import { openStorage } from '@panai/server/files/storage'
import type { News, Target } from '@panai/server/load-demo-when-empty'
import { endByBug } from '@panai/server/log/end-by-bug'
import { createLogger } from '@panai/server/log/logger'
import { tellBug } from '@panai/server/log/tell-bug'
import { loadDemo } from './load.ts'

process.on('uncaughtException', endByBug)
process.on('SIGINT', () => {}) // Ctrl-C is for the server, which waits for us before it ends
process.once('disconnect', () => process.exit(1))
const [message] = await once(process, 'message')
process.channel?.unref()
const { connection, place } = message as Target // its only parent sends nothing else
const db = createDatabase(createPool(connection, createLogger({ logLevel: 'error' })))
const tell = (news: News) => void process.send?.(news)
try {
  await loadDemo(db, await openStorage(place), (line) => tell({ line }))
} catch (error) {
  const problem = expectedProblem(error)
  if (problem) tell({ problem: problem.message })
  else console.error(tellBug(error, process.env)) // as its parent passes it on
  process.exitCode = 1
} finally {
  await db.destroy()
}
