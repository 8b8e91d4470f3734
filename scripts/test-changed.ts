import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allFiles, changedFiles } from './lib/changed/changed-files.ts'
import { chooseTests } from './lib/changed/choose-tests.ts'
import { root } from './lib/commands.ts'
import { runChecks } from './lib/run-checks.ts'
import { inPattern } from './lib/runners.ts'
import { isJourney, isTestFile } from './lib/test-files.ts'
import { startTestRun } from './lib/test-run.ts'

const [base = 'main'] = process.argv.slice(2)
const changed = changedFiles(base)
const read = (file: string) => {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
const files = allFiles()
const { tests, journeys, because } = chooseTests(changed, files, read)

console.log(`${changed.length} files differ from ${base}.`)
say('test', tests, because.tests)
say('journey', journeys, because.journeys)
console.log('What else hangs on them only the whole run tells: npm test.')

const { part, vitest, journeys: runJourneys, end } = startTestRun()
await part('Checks', runChecks)
if (tests.length > 0)
  await part('Chosen tests on the embedded database', (file) =>
    vitest({ name: 'changed', file, words: ['--passWithNoTests', ...(file ? [] : tests)] }),
  )
if (journeys.length > 0)
  await part('Chosen journeys in Chromium', (file) =>
    runJourneys({
      name: 'journeys',
      file,
      words: file ? [] : journeys.map(inPattern),
    }),
  )
await end()

function say(kind: 'test' | 'journey', chosen: readonly string[], reason: string | null): void {
  const all = files.filter(kind === 'test' ? isTestFile : isJourney)
  const why = reason === null ? '' : ` (${reason})`
  console.log(`${chosen.length} of ${all.length} ${kind} files can be touched${why}.`)
  if (chosen.length <= 12) for (const file of chosen) console.log(`  ${file}`)
}
