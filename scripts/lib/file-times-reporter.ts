import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from './commands.ts'
import type { FileTime } from './slowest-files.ts'

/** Notes into FILE_TIMES how long each test file took, what it loads and sets up included: the JSON report has the tests alone. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const times = modules.map((module): FileTime => {
      const took = module.diagnostic()
      const milliseconds =
        took.environmentSetupDuration + took.prepareDuration + took.collectDuration + took.setupDuration
      return {
        file: path.relative(root, module.moduleId),
        seconds: (milliseconds + took.duration) / 1000,
      }
    })
    if (process.env.FILE_TIMES) writeFileSync(process.env.FILE_TIMES, JSON.stringify(times))
  }
}
