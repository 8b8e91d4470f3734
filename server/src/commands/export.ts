import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { reachBeside } from '../backup/reach-database.ts'
import { givenPath, readWords } from '../backup/words.ts'
import { readConfig } from '../config/config.ts'
import { listEntries } from '../features/full-export/index.ts'
import { openStorage } from '../files/storage.ts'
import { writeZip } from '../formats/zip/write-zip.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { runExpecting } from './run-command.ts'

await runExpecting(async (say) => {
  const { values } = readWords('npm run export [-- --to <file>]', () =>
    parseArgs({ options: { to: { type: 'string' } } }),
  )
  const config = readConfig(process.env)
  const day = new Date().toISOString().slice(0, 10)
  const target = givenPath(values.to ?? path.join(config.dataDir, `export-${day}.zip`))
  if (existsSync(target))
    throw new StartupProblem(`There is a file ${target} already: name another one with --to.`)
  const { connection, stop } = await reachBeside(config, say)
  const unfinished = `${target}.unfinished`
  try {
    const storage = await openStorage(config)
    await mkdir(path.dirname(target), { recursive: true })
    try {
      const entries = listEntries({ connection, storage }, 'everything')
      await pipeline(writeZip(entries), createWriteStream(unfinished, { mode: 0o600, flush: true }))
      await rename(unfinished, target)
    } finally {
      await rm(unfinished, { force: true })
    }
    say(`Wrote ${target}; README.txt in it says what everything is`)
  } finally {
    await stop()
  }
})
