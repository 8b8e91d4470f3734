import os from 'node:os'
import path from 'node:path'
import { type Check, checks } from './checks.ts'
import { bin, root } from './commands.ts'
import { runQuietly } from './run-quietly.mjs'
import { add, none, type Tally } from './tally.ts'

/** Runs all checks, as many at a time as there are processors. Each prints its findings when it ends. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...checks]
  const workers = Array.from({ length: os.availableParallelism() }, async () => {
    let tally = none
    for (let check = waiting.shift(); check; check = waiting.shift())
      tally = add(tally, await runCheck(check))
    return tally
  })
  return (await Promise.all(workers)).reduce(add, none)
}

async function runCheck({ name, program, words }: Check): Promise<Tally> {
  const start = performance.now()
  const { worked, output } = await runQuietly(path.resolve(bin, program), words, {
    cwd: root,
    shell: process.platform === 'win32',
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${worked ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (worked) return { ...none, passed: 1 }
  console.log(output)
  return {
    ...none,
    failures: [{ file: 'check', testFile: null, title: name, message: 'see its output above' }],
  }
}
