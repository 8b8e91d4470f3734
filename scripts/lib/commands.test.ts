import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './commands.ts'

const commands = pathToFileURL(path.join(root, 'scripts/lib/commands.ts')).href
/** A command that runs a program which never ends, and would run another after it. */
const script = `
  import path from 'node:path'
  import { bin, run } from '${commands}'
  const endless = "console.log('begun'); setInterval(() => {}, 60_000)"
  await run(path.relative(bin, process.execPath), ['-e', endless])
  console.log('went on')`

test('who ends a command ends the program that it runs, and nothing is run after it', async () => {
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  onTestFinished(() => endGroup(command.pid))
  const exited = once(command, 'exit')
  await once(command.stdout, 'readable')
  command.kill('SIGTERM')
  // The output is closed when the last that writes to it has ended: the program too.
  expect(await text(command.stdout)).toBe('begun\n')
  expect(await exited).toEqual([143, null])
})

/** What is left of it, when the test failed. */
function endGroup(pid = 0): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}
