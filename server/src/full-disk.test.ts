import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { register } from '@panai/contract/accounts/accounts'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { expect, test } from 'vitest'
import { aDatabase } from '../test/a-database.ts'
import { aPhoto } from '../test/a-photo.ts'
import { aDataFolder, addressOf, aProcess, problemOf } from '../test/a-process.ts'
import { aRegistration, sendForm } from '../test/accounts.ts'
import { ask } from '../test/ask.ts'
import { until } from '../test/until.ts'

/** Disks of one's own take a system that lets this user mount them. */
const mayMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

/** A command that has a disk of its own in the folder. `more` is done before, in the shell. */
const withDisk = (folder: string, size: string, more = 'true') => [
  ...[
    'unshare',
    '-m',
    'sh',
    '-c',
    `mount -t tmpfs -o size=${size} tmpfs "${folder}" && ${more} && exec "$@"`,
    'sh',
  ],
]

/** Fills the disk from beside the process that has it. @returns how to free it */
function fill(pid: number, folder: string): () => void {
  const file = path.join(`/proc/${pid}/root`, folder, 'full')
  const handle = openSync(file, 'w')
  const piece = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(handle, piece)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(handle)
  }
  return () => rmSync(file)
}

test.skipIf(!mayMount)(
  'a disk that is full or takes nothing is told in words, and nothing is half made',
  async () => {
    const database = await aDatabase()
    const dataDir = await aDataFolder()
    const settings = { DATABASE_URL: addressOf(database), DATA_DIR: dataDir, MESSAGES_PER_MINUTE: '10000' }
    const server = aProcess(settings, withDisk(dataDir, '64m'))
    const origin = await server.origin
    const photo = await aPhoto({ width: 1_200, height: 900, format: 'jpeg' })
    const form = aRegistration()
    const send = (headers = {}) => sendForm(origin, '/api/author/register', form, { photo, headers })
    const readiness = async () => (await ask(origin, '/readyz')).text
    const says = (problem: string) =>
      until(`it says ${problem}`, async () => (await readiness()).includes(problem))
    await says('"ready"')

    const free = fill(server.pid, dataDir)
    const refused = await send()
    expect([refused.status, refusalReply.parse(refused.json())]).toMatchObject([
      507,
      {
        message:
          'There is no room on our disk to keep this just now. Nothing of it was kept: please send it again later.',
        code: 'general.no_room',
      },
    ])
    expect((await send({ 'accept-language': 'ta' })).text).toContain('இடமில்லை')
    await says('"disk: full"')
    free()
    await says('"ready"')

    const remount = (how: string) =>
      spawnSync('nsenter', ['-t', String(server.pid), '-m', 'mount', '-o', `remount,${how}`, dataDir])
    remount('ro')
    const stuck = await send()
    expect([stuck.status, stuck.headers['retry-after'], refusalReply.parse(stuck.json())]).toMatchObject([
      503,
      '5',
      { message: 'Our disk takes nothing just now. Nothing of this was kept: please send it again later.' },
    ])
    await says('"disk: not writable"')
    // Readers have what they had.
    expect((await ask(origin, '/publications')).status).toBe(200)
    expect(await database.db.selectFrom('accounts').select('id').execute()).toEqual([])
    expect(await database.db.selectFrom('pictures').select('id').execute()).toEqual([])
    remount('rw')
    await says('"ready"')
    expect(register.output.parse((await send()).json()).user.name).toBe(form.name)
  },
)

/** Where there is room for nothing, for no database, and for no more than an empty one. */
const sizes = ['64k', '8m', '40m']
test.skipIf(!mayMount).each(sizes)('a start with %s of disk says that it is full', async (size) => {
  const dataDir = await aDataFolder()
  const leave = size === '64k' ? `{ head -c 1m /dev/zero > "${dataDir}/full" 2> /dev/null || true; }` : 'true'
  const { exit } = aProcess({ DATA_DIR: dataDir, DEMO: '0' }, withDisk(dataDir, size, leave))
  expect(problemOf(await exit)).toMatch(/^The disk of the data folder \S+ is full: /)
})

test.skipIf(!mayMount)('with all but its data folder read-only it starts and serves', async () => {
  const dataDir = await aDataFolder()
  const readOnly = 'mount -o remount,bind,ro /'
  const { origin } = aProcess({ DATA_DIR: dataDir, DEMO: '0' }, withDisk(dataDir, '512m', readOnly))
  await until('it is ready', async () => (await ask(await origin, '/readyz')).status === 200)
  expect((await ask(await origin, '/publications')).status).toBe(200)
})
