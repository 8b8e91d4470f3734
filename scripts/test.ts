import { runChecks } from './lib/run-checks.ts'
import { startTestRun } from './lib/test-run.ts'

const { part, vitest, journeys, end } = startTestRun()
await part('Checks', runChecks)
await part('Unit and server tests', (file) => vitest({ name: 'tests', file }, { LONG_TESTS: '0' }))
await part('The main ways in Chromium', (file) =>
  journeys({ name: 'journeys', file, words: ['--grep', '@main'] }),
)
await end()
