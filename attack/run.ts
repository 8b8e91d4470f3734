import { randomBytes } from 'node:crypto'
import { createDatabase, createPool } from '@panai/server/db/database'
import { findRunning } from '@panai/server/db/embedded/find-running'
import { openFolderStorage } from '@panai/server/files/storage'
import { createKeyring } from '@panai/server/keys/keyring'
import { pino } from 'pino'
import type { Campaign } from './campaign.ts'
import { makeBands } from './cast/bands.ts'
import { makeCanaries } from './cast/canaries.ts'
import { issueSecrets } from './cast/issue-secrets.ts'
import { markTexts } from './cast/mark-texts.ts'
import { makePeople } from './cast/people.ts'
import { makePrivateThings } from './cast/private-things.ts'
import { collectFindings, kinds } from './lib/findings.ts'
import { judgeBy, judgeLog } from './lib/judge.ts'
import { judgeStored } from './lib/judge-stored.ts'
import { type PartName, readOptions } from './lib/options.ts'
import { peakMemory } from './lib/peak-memory.ts'
import { sender } from './lib/send.ts'
import { DATA_KEY, SECRET_KEY, startServer } from './lib/server.ts'
import { askMatrix } from './parts/ask-matrix.ts'
import { breakTheWire } from './parts/break-the-wire.ts'
import { holdSlowly } from './parts/hold-slowly.ts'
import { readCopies } from './parts/read-copies.ts'
import { readRecords } from './parts/read-records.ts'
import { sendBombs } from './parts/send-bombs.ts'
import { repeatOne, sendHostile } from './parts/send-hostile.ts'
import { storeScripts } from './parts/store-scripts.ts'
import { doEach } from './working/do-each.ts'

/**
 * The server's own process may grow so far, in MB; its children and its database are not in it. After a million hostile requests it had been at
 * 679 MB and 682 MB at the most, in the short round with all parts at 533. Looked at after 380,000 requests it had 110 of living objects, 150
 * that were not collected yet, 20 of buffers, 80 of its program file and 170 that libraries and threads hold, in all 530.
 */
const MEMORY_BOUND = 768

const options = readOptions(process.argv.slice(2))
console.log(`Attack with --seed ${options.seed}`)
const server = await startServer()
const findings = collectFindings()
try {
  const connection = findRunning(server.dataDir)
  if (!connection) throw new Error('the server has no database')
  const pool = createPool(connection, pino({ level: 'silent' }))
  await attack(createDatabase(pool))
  await pool.end()
} finally {
  await server.stop()
}

async function attack(db: Campaign['db']): Promise<void> {
  const mark = randomBytes(4).toString('hex')
  const keys = createKeyring([SECRET_KEY], [DATA_KEY])
  const bands = makeBands(db)
  const people = await makePeople({ db, keys, mark, bands })
  const canaries = makeCanaries(people, mark)
  const send = sender(server.origin)
  const storage = openFolderStorage(server.dataDir)
  const { dataDir, site } = server
  const deps = { db, storage, keys, people, send, mark, bands, dataDir, site }
  const asked = await makePrivateThings(deps, canaries)
  await issueSecrets(deps, canaries)
  const marked = await markTexts(db, canaries.text('anything else of an author'))
  const numbers = await bands.numbersOf('owner')
  console.log(`The owner has things of ${numbers.length} numbers, with marks in ${marked} more columns`)
  const judge = judgeBy(findings, canaries)
  const sessions = await sessionsOf(db, people.of('owner').accountId)
  const shared = { options, server, db, people, bands, asked, canaries, numbers, sessions }
  const campaign: Campaign = { ...shared, done: new Map(), findings, send, judge }
  let slow: Promise<void> | undefined
  const parts: Record<PartName, (campaign: Campaign) => Promise<void>> = {
    reads: readRecords,
    copies: readCopies,
    matrix: askMatrix,
    wire: breakTheWire,
    // It takes its time by waiting: the others go on meanwhile.
    slow: async (all) => {
      slow = holdSlowly(all)
    },
    works: (all) => doEach(all, deps),
    hostile: options.only === null ? sendHostile : (all) => repeatOne(all, options.only ?? 0),
    bombs: sendBombs,
    scripts: storeScripts,
  }
  for (const name of options.parts) {
    const began = performance.now()
    console.log(`=== ${name}`)
    await parts[name](campaign)
    console.log(
      `  ${Math.round((performance.now() - began) / 1000)} s, memory ${peakMemory(server.pid) ?? '?'} MB`,
    )
  }
  await slow
  const memory = peakMemory(server.pid)
  await judgeLog(server, findings, canaries)
  await judgeStored(db, findings, canaries)
  const isTooMuch = memory !== null && memory > MEMORY_BOUND
  if (isTooMuch || kinds.some((kind) => findings.count(kind) > 0)) process.exitCode = 1
  const counts = kinds.map((kind) => `${kind} ${findings.count(kind)}`)
  const shown = memory === null ? 'not measured on this system' : `${memory} MB of ${MEMORY_BOUND} MB`
  console.log(`requests ${findings.requests}, ${counts.join(', ')}, peak memory ${shown}`)
}

async function sessionsOf(db: Campaign['db'], accountId: number): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute()
  return rows.map(({ id }) => id)
}
