import { runChecks } from './lib/run-checks.ts'

const { failures } = await runChecks()
process.exitCode = failures.length > 0 ? 1 : 0
