import { execFile } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { spawnWatched } from './spawn-watched.ts'
import { anEmptyFolder, processesOf } from './test-folder.ts'

const runAs = { prefix: [], uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

async function watched(command: string[], patienceSeconds?: number) {
  const folder = anEmptyFolder()
  const file = join(folder, 'said')
  const program = await spawnWatched(command, {
    runAs,
    output: openSync(file, 'a'),
    env: { PATH: process.env.PATH, READY: join(folder, 'ready') },
    ...(patienceSeconds && { patienceSeconds }),
  })
  return { ...program, folder, said: () => readFileSync(file, 'utf8') }
}

test('tells the pid, keeps what is said and passes on the exit code', async () => {
  const program = await watched(['sh', '-c', 'echo "I am $$"; echo "as said" >&2; exit 7'])
  expect(await program.exited).toBe(7)
  expect(program.said()).toBe(`I am ${program.pid}\nas said\n`)
})

test('a killed program has an exit code of 128 and the signal', async () => {
  const program = await watched(['sleep', '60'])
  process.kill(program.pid, 'SIGKILL')
  expect(await program.exited).toBe(128 + 9)
})

test('end() asks again until the program has heard it', async () => {
  const program = await watched([
    process.execPath,
    '-e',
    `let asked = 0
    process.on('SIGINT', () => { if (++asked === 2) process.exit(3) })
    setTimeout(() => {}, 60_000)
    require('node:fs').writeFileSync(process.env.READY, '')`,
  ])
  await expect.poll(() => existsSync(join(program.folder, 'ready'))).toBe(true)
  program.end()
  expect(await program.exited).toBe(3)
})

test('a program that does not end when it is asked to has to end at once', async () => {
  const program = await watched(
    [
      process.execPath,
      '-e',
      `process.on('SIGINT', () => {})
      setTimeout(() => {}, 60_000)
      require('node:fs').writeFileSync(process.env.READY, '')`,
    ],
    2,
  )
  await expect.poll(() => existsSync(join(program.folder, 'ready'))).toBe(true)
  program.end()
  expect(await program.exited).toBe(128 + 3)
})

test('a program ends whose parent was killed while it was being started', async () => {
  const folder = anEmptyFolder()
  const program = `process.on('SIGINT', () => process.exit())
  setTimeout(() => {}, 60_000)`
  const parent = `const fs = await import('node:fs')
  const { spawnWatched } = await import(${JSON.stringify(join(import.meta.dirname, 'watch.ts'))})
  void spawnWatched([process.execPath, '-e', ${JSON.stringify(program)}, ${JSON.stringify(folder)}], {
    runAs: ${JSON.stringify(runAs)},
    output: fs.openSync('/dev/null', 'a'),
    env: { PATH: process.env.PATH },
  })
  const watcher = Number(fs.readFileSync('/proc/thread-self/children', 'utf8'))
  process.kill(watcher, 'SIGSTOP')
  fs.writeSync(1, String(watcher))
  process.kill(process.pid, 'SIGKILL')`
  const killAParent = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      parent,
    ]).catch((killed: { stdout: string }) => killed)
    process.kill(Number(stdout), 'SIGCONT')
  }
  // How far the shell has come by then is chance: one in three has not yet told the pid.
  await Promise.all(Array.from({ length: 10 }, killAParent))
  await expect.poll(() => processesOf(folder)).toEqual([])
})
