import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { backupsFolder } from '../backup/backups-folder.ts'
import { findNewestBackup } from '../backup/find-newest-backup.ts'
import { openOne } from '../backup/one-connection.ts'
import { reachBeside } from '../backup/reach-database.ts'
import { givenPath, readWords } from '../backup/words.ts'
import { readConfig } from '../config/config.ts'
import { clusterFolder } from '../db/embedded/cluster.ts'
import { planUpgrade, type UpgradePlan } from '../db/plan-upgrade.ts'
import { runExpecting } from './run-command.ts'

const HOUR_MS = 3_600_000

await runExpecting(async (say) => {
  const { values } = readWords('npm run upgrade:check [-- --backup <file or folder>]', () =>
    parseArgs({ options: { backup: { type: 'string' } } }),
  )
  const config = readConfig(process.env)
  if (config.databaseAddress === null && !existsSync(clusterFolder(config.dataDir)))
    return say(`There is no database yet in ${config.dataDir}: the first start makes it.`)
  const { connection, stop } = await reachBeside(config, say)
  try {
    const one = await openOne(connection, 'panai-upgrade-check')
    try {
      await one.client.query('begin transaction read only')
      tellPlan(await planUpgrade(one.db), say)
    } finally {
      await one.end()
    }
  } finally {
    await stop()
  }
  const place = values.backup === undefined ? backupsFolder(config.dataDir) : givenPath(values.backup)
  tellBackup(await findNewestBackup(place), place, say)
})

type Say = (line: string) => void

function tellPlan({ ran, toRun, postgres, renewsSearch, jobsChange }: UpgradePlan, say: Say): void {
  const last = ran.at(-1)
  say(`This version: Panai ${ownVersion()}, on PostgreSQL ${postgres}`)
  say(
    last
      ? `The database's schema: ${last.name}, there since ${last.at.slice(0, 16).replace('T', ' ')} UTC`
      : 'The database is empty',
  )
  if (toRun.length > 0)
    say(
      `The next start runs ${toRun.length === 1 ? 'one migration' : `${toRun.length} migrations, all or none`}: ${toRun.join(', ')}`,
    )
  if (renewsSearch)
    say('The next start makes the keys of the search again, which takes minutes with many books')
  if (jobsChange) say('The next start changes the tables of background work')
  if (toRun.length === 0 && !renewsSearch && !jobsChange)
    say('The next start changes nothing in the database')
}

function tellBackup(newest: { file: string; madeAt: string } | null, place: string, say: Say): void {
  if (!newest) {
    say(`Attention: no backup was found in ${place}. Make one before you upgrade: npm run backup`)
    return
  }
  const ageMs = Date.now() - Date.parse(newest.madeAt)
  const hours = Math.floor(ageMs / HOUR_MS)
  const age = hours < 1 ? 'less than an hour' : hours === 1 ? 'an hour' : `${hours} hours`
  say(`The newest backup, ${newest.file}, is ${age} old`)
  if (ageMs > 24 * HOUR_MS)
    say(
      'Attention: what was done since would be lost by going back. Make one before you upgrade: npm run backup',
    )
}

function ownVersion(): string {
  const file = path.join(import.meta.dirname, '../../../package.json')
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
