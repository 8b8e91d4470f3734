import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding, Outcome } from './lib/finding.ts'
import { type RunningServer, startServer } from './lib/start-server.ts'
import { drawTable } from './lib/table.ts'
import { inTemporaryFolder } from './lib/temporary-folder.ts'
import { measureFreshness, measureKeptAnswers } from './rows/kept-answers.ts'
import { measureLighthouse } from './rows/lighthouse.ts'
import { measureMemory } from './rows/memory.ts'
import { measurePageWeight } from './rows/page-weight.ts'
import { measureSearchGrowth } from './rows/search.ts'
import { measureStart } from './rows/start.ts'

/** Measures of a server with the demo catalogue, which all of them share. */
const onOneServer: Record<string, (server: RunningServer, dataDir: string) => Promise<Outcome>> = {
  memory: measureMemory,
  weight: measurePageWeight,
  kept: measureKeptAnswers,
  fresh: (server, dataDir) => measureFreshness(server, { host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' }),
  lighthouse: measureLighthouse,
}
/** Measures that start what they need. */
const onTheirOwn: Record<string, () => Promise<Outcome>> = { start: measureStart, search: measureSearchGrowth }

const known = [...Object.keys(onOneServer), ...Object.keys(onTheirOwn)]
const chosen = process.argv.length > 2 ? process.argv.slice(2) : known
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}

const findings: Finding[] = []
const remarks: string[] = []
const figures: Record<string, unknown> = {}
const shared = Object.entries(onOneServer).filter(([name]) => chosen.includes(name))
if (shared.length > 0)
  await inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir })
    try {
      for (const [name, measure] of shared) take(name, await measure(server, dataDir))
    } finally {
      await server.stop()
    }
  })
for (const [name, measure] of Object.entries(onTheirOwn)) if (chosen.includes(name)) take(name, await measure())

console.log(`\n${drawTable(findings)}\n`)
for (const remark of remarks) console.log(remark)
const folder = path.join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`), JSON.stringify({ findings, remarks, figures }, null, 2))

function take(name: string, outcome: Outcome): void {
  findings.push(...outcome.findings)
  remarks.push(...(outcome.remarks ?? []))
  figures[name] = outcome.figures
  console.log(`measured: ${name}`)
}
