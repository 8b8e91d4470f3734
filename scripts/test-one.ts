import { existsSync } from 'node:fs'
import path from 'node:path'
import { serverBuild, siteBuild } from './lib/builds.mjs'
import { allFiles } from './lib/changed/changed-files.ts'
import { root } from './lib/commands.ts'
import { ensureBuild } from './lib/ensure-build.mjs'
import { inPattern, keepCompiled, noChromium, runPlaywright, runVitest } from './lib/runners.ts'
import { fail } from './lib/say.mjs'
import { closestTestFiles, findTestFiles } from './lib/test-files.ts'
import { testsWithoutDatabase } from './lib/tests-without-database.ts'

/** So many are named; of more it is said how many they are. */
const NAMED = 20

const usage = `Runs the test files with a part of their path:
  npm run test:one -- payouts/calendar            the tests in Vitest, the journeys in Chromium
  npm run test:one -- calendar withholding        what has one of several parts
  npm run test:one -- calendar -t "a whole month" from the first word with - on, all goes to Vitest
  npm run test:one -- journeys/login --headed     or to Playwright`

const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('-'))
const options = firstOption === -1 ? [] : words.slice(firstOption)
const parts = words.slice(0, words.length - options.length).map(withinRepository)
if (parts.length === 0) fail(usage)

const files = allFiles().filter((file) => existsSync(path.join(root, file)))
for (const part of parts) refuseUnknown(part)
const { tests, journeys } = findTestFiles(parts, files)
if (options.length > 0 && tests.length > 0 && journeys.length > 0)
  fail(
    `"${options.join(' ')}" goes to one runner, and there are files for two: ${tests.length} for Vitest, ${journeys.length} for Playwright. Name more of the path.`,
  )
name('test', tests)
name('journey', journeys)

const withoutDatabase = new Set(testsWithoutDatabase())
if (journeys.length > 0 || tests.some(asksServer))
  for (const build of [siteBuild, serverBuild]) await ensureBuild(process.execPath, build)
keepCompiled()
const passed = tests.length === 0 || (await runVitest([...tests, ...options], { NAMED_TESTS: '1' }))
const ways =
  journeys.length === 0 || (await runPlaywright(['--reporter=list', ...journeys.map(inPattern), ...options]))
if (ways === null) fail(`Skipped: ${noChromium}.`)
process.exitCode = passed && ways ? 0 : 1

/** As it stands in the list of files, also when it was copied with the folder that the repository is in. */
function withinRepository(part: string): string {
  return part.replace(`${root}${path.sep}`, '').replace(/^\.\//, '')
}

function refuseUnknown(part: string): void {
  const { tests, journeys } = findTestFiles([part], files)
  if (tests.length + journeys.length > 0) return
  const closest = closestTestFiles(part, files).map((file) => `\n  ${file}`)
  const others = closest.length > 0 ? ` The closest are:${closest.join('')}` : ''
  fail(`No test file has "${part}" in its path.${others}`)
}

function name(kind: 'test' | 'journey', found: readonly string[]): void {
  if (found.length === 0) return
  console.log(`${found.length} ${kind} ${found.length === 1 ? 'file' : 'files'}`)
  if (found.length <= NAMED) for (const file of found) console.log(`  ${file}`)
}

/** The others read sources alone, and what is built tells them nothing. */
function asksServer(file: string): boolean {
  return /^(server|demo)\//.test(file) && !withoutDatabase.has(file)
}
