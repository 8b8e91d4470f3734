import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { limitProcess } from './limit-process.ts'
import { processCommand, processEnvironment } from './process-flags.ts'
import { systemTools } from './system-tools.ts'

const deps = await systemTools()

async function aJob() {
  const dataDir = await realpath(await mkdtemp(path.join(os.tmpdir(), 'panai-test-process-')))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const folder = path.join(dataDir, 'opening', 'file-1')
  await mkdir(path.join(folder, 'out'), { recursive: true })
  await mkdir(path.join(dataDir, 'opening', 'file-2'))
  for (const name of ['secret-key', 'data-keys', 'opening/file-1/file', 'opening/file-2/file'])
    await writeFile(path.join(dataDir, name), 'content')
  return { dataDir, folder }
}

/** What a program gives out that runs with the permissions of a process that opens files. */
async function outcome(
  folder: string,
  program: string,
  withoutNetwork = deps.withoutNetwork,
): Promise<string> {
  const source = `try { console.log(await (async () => { ${program} })()) } catch ({ code }) { console.log(code) }`
  const command = processCommand(folder, ['--input-type=module', '-e', source], { withoutNetwork })
  const { stdout } = await promisify(execFile)(...command, { env: processEnvironment })
  return stdout.trim()
}

const read = (file: string) =>
  `return (await import('node:fs')).readFileSync(${JSON.stringify(file)}, 'utf8')`
const write = (file: string) =>
  `(await import('node:fs')).writeFileSync(${JSON.stringify(file)}, 'x'); return 'written'`

test('a process that opens files reads its own file, and writes where its result goes', async () => {
  const { folder } = await aJob()
  expect(await outcome(folder, read(path.join(folder, 'file')))).toBe('content')
  expect(await outcome(folder, write(path.join(folder, 'out/picture')))).toBe('written')
})

test('it reads no keys, no other file and nothing of the machine, writes nowhere else and starts nothing', async () => {
  const { dataDir, folder } = await aJob()
  const denied = [
    read(path.join(dataDir, 'secret-key')),
    read(path.join(dataDir, 'data-keys')),
    read(path.join(dataDir, 'opening/file-2/file')),
    read('/etc/passwd'),
    write(path.join(folder, 'file')),
    write(path.join(dataDir, 'secret-key')),
    `(await import('node:child_process')).execFileSync('/bin/true'); return 'started'`,
    `new (await import('node:worker_threads')).Worker('1', { eval: true }); return 'started'`,
  ]
  expect(await Promise.all(denied.map((program) => outcome(folder, program)))).toEqual(
    denied.map(() => 'ERR_ACCESS_DENIED'),
  )
  expect(await outcome(folder, 'return Object.keys(process.env).sort().join()')).toBe(
    Object.keys(processEnvironment).sort().join(),
  )
})

test.runIf(deps.withoutNetwork)('it reaches no network, not even this machine', async () => {
  const { folder } = await aJob()
  let reached = 0
  const server = net.createServer((socket) => {
    reached += 1
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as net.AddressInfo // a listening TCP server has one
  const connect = (host: string, at: number) =>
    `const { connect } = await import('node:net'); const { once } = await import('node:events');
     await once(connect(${at}, '${host}'), 'connect'); return 'reached'`
  expect(await outcome(folder, connect('127.0.0.1', port))).toBe('ENETUNREACH')
  expect(await outcome(folder, connect('192.0.2.1', 80))).toBe('ENETUNREACH')
  expect(reached).toBe(0)
  expect(await outcome(folder, connect('127.0.0.1', port), null)).toBe('reached')
})

/** Runs a program once the system limits its process to a second. @returns what it said last, and how it ended. */
async function underLimits(program: string): Promise<{ said: string; signal: string | null }> {
  const { folder } = await aJob()
  const source = `process.stdin.once('data', () => { ${program} }); console.log('ready')`
  const child = spawn(...processCommand(folder, ['-e', source], deps), { env: processEnvironment })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said = text.trim().split('\n').at(-1) ?? ''
  })
  await once(child.stdout, 'data')
  if (child.pid === undefined) throw new Error('it was not started')
  await limitProcess(deps.prlimit ?? '', child.pid, 'picture', 1)
  child.stdin.end('go')
  const [, signal] = await once(child, 'close')
  return { said, signal }
}

test.runIf(deps.prlimit)('the system gives it 512 MB and no more', async () => {
  const program = `const all = []; for (;;) { all.push(Buffer.alloc(8 * 1024 * 1024, 1)); console.log(all.length * 8) }`
  const { said } = await underLimits(program)
  expect(Number(said)).toBeGreaterThan(256)
  expect(Number(said)).toBeLessThan(512)
})

test.runIf(deps.prlimit)('the system ends it when its time of the processor is over', async () => {
  const { signal } = await underLimits('for (;;);')
  expect(signal).toMatch(/^SIG(?:XCPU|KILL)$/)
})
