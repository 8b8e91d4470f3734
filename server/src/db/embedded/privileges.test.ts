import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from './start-embedded.ts'
import { startWriter } from './start-writer.ts'
import { anEmptyFolder, aStartedDatabase, NOBODY, nobodyCanRun } from './test-folder.ts'

const namespaces = spawnSync('unshare', ['-U', `--map-user=${NOBODY.uid}`, 'true']).status === 0

/** As in most containers: a PATH on which `unshare` is not found. */
function withoutNamespaces(): void {
  const programs = anEmptyFolder()
  for (const name of ['sh', 'cat', 'id']) {
    const { stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    symlinkSync(stdout.trim(), join(programs, name))
  }
  vi.stubEnv('PATH', programs)
}

describe.runIf(nobodyCanRun())('started by root', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.runIf(namespaces)('the files stay with root, where there are namespaces', async () => {
    const dataDir = anEmptyFolder()
    const database = await aStartedDatabase({ dataDir })
    expect(statSync(join(dataDir, 'pg18')).uid).toBe(0)
    expect(statSync(`/proc/${database.pid}`).uid).toBe(0)
  })

  test('otherwise nobody runs it, and gets no further into the data folder', async () => {
    withoutNamespaces()
    const dataDir = join(anEmptyFolder(), 'data')
    const database = await aStartedDatabase({ dataDir })
    expect(statSync(`/proc/${database.pid}`).uid).toBe(NOBODY.uid)
    expect(statSync(join(dataDir, 'pg18/PG_VERSION')).uid).toBe(NOBODY.uid)
    const { uid, mode } = statSync(dataDir)
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: 0, mode: 0o710 })
  })

  test.runIf(namespaces)('one way follows the other on the same folder', async () => {
    const dataDir = anEmptyFolder()
    await (await startEmbedded({ dataDir })).stop()
    withoutNamespaces()
    await (await startEmbedded({ dataDir })).stop()
    expect(statSync(join(dataDir, 'pg18/PG_VERSION')).uid).toBe(NOBODY.uid)
    vi.unstubAllEnvs()
    await (await startEmbedded({ dataDir })).stop()
    expect(statSync(join(dataDir, 'pg18/PG_VERSION')).uid).toBe(0)
  })

  test("a folder that nobody can't reach is refused with the way out", async () => {
    withoutNamespaces()
    const parent = anEmptyFolder()
    chmodSync(parent, 0o700)
    await expect(startEmbedded({ dataDir: join(parent, 'data') })).rejects.toThrow(
      'start as an ordinary user who owns the data folder, or set DATABASE_URL',
    )
  })

  test('an ordinary user runs it as themselves', async () => {
    const dataDir = anEmptyFolder()
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const writer = startWriter(dataDir, NOBODY)
    await writer.line('ack')
    process.kill(writer.process.pid ?? Number.NaN, 'SIGINT')
    await writer.line('stopped')
    expect(statSync(join(dataDir, 'pg18')).uid).toBe(NOBODY.uid)
    expect(writer.errors()).toBe('')
  })
})
