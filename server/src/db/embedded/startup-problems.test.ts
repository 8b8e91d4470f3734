import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { StartupProblem } from '../../startup/startup-problem.ts'
import { locateBinaries } from './binaries.ts'
import { choosePrivileges } from './privileges.ts'
import { startEmbedded } from './start-embedded.ts'
import { startWriter } from './start-writer.ts'
import { anEmptyFolder, aStartedDatabase, NOBODY, nobodyCanRun, processesOf } from './test-folder.ts'

/** The one line with which a start is refused. */
async function refusal(dataDir: string): Promise<string> {
  const problem = await startEmbedded({ dataDir }).then(
    async (database) => {
      await database.stop()
      throw new Error('it started')
    },
    (error: unknown) => error,
  )
  if (!(problem instanceof StartupProblem)) throw problem
  expect(problem.message).not.toContain('\n')
  return problem.message
}

test('a platform without binaries', () => {
  expect(() => locateBinaries('sunos-sparc')).toThrow(
    'There is no embedded PostgreSQL for this system (sunos-sparc): set DATABASE_URL to a PostgreSQL 15 or later.',
  )
  expect(() => locateBinaries('win32-x64')).toThrow(StartupProblem)
})

test('binaries that do not run on this system', () => {
  const folder = anEmptyFolder()
  const postgres = join(folder, 'postgres')
  writeFileSync(postgres, 'made for another system', { mode: 0o644 })
  expect(() => choosePrivileges({ postgres, initdb: postgres }, folder)).toThrow(
    /^The embedded PostgreSQL does not run on this system \(.+\): set DATABASE_URL to a PostgreSQL 15 or later\.$/,
  )
})

test('a file in the place of the data folder, or on the way to it', async () => {
  const file = join(anEmptyFolder(), 'data')
  writeFileSync(file, 'letters')
  for (const dataDir of [file, join(file, 'panai')]) {
    expect(await refusal(dataDir)).toBe(
      `The data folder ${dataDir} can't be made, because there is a file in its place or on the way to it: move the file, or set DATA_DIR to another folder.`,
    )
  }
  expect(readFileSync(file, 'utf8')).toBe('letters')
})

test.runIf(nobodyCanRun())("a folder that the user can't write", async () => {
  const dataDir = anEmptyFolder()
  chmodSync(dataDir, 0o555)
  const writer = startWriter(dataDir, NOBODY)
  expect(await writer.closed).toBe(1)
  expect(writer.errors()).toBe(
    `The data folder ${dataDir} can't be written by the user nobody: give that user the folder, or set DATA_DIR to another one.\n`,
  )
})

test('a folder that this process has already', async () => {
  const dataDir = anEmptyFolder()
  const database = await aStartedDatabase({ dataDir })
  expect(await refusal(dataDir)).toBe(
    `The data folder ${dataDir} is in use by another running Panai (process ${process.pid}). Stop that one, or set DATA_DIR to another folder.`,
  )
  await database.stop()
  await aStartedDatabase({ dataDir })
})

test('files of another version, or of no database at all, are left as they are', async () => {
  const dataDir = anEmptyFolder()
  const cluster = join(dataDir, 'pg18')
  mkdirSync(cluster)
  writeFileSync(join(cluster, 'letter.txt'), 'dear reader')
  expect(await refusal(dataDir)).toBe(
    `The folder ${cluster} holds no database that could be read: move it away and put a backup in its place, or set DATA_DIR to another folder.`,
  )
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
  expect(await refusal(dataDir)).toContain(`The folder ${cluster} holds the files of PostgreSQL 17: `)
  expect(readdirSync(cluster).sort()).toEqual(['PG_VERSION', 'letter.txt'])
})

test('a damaged database says what PostgreSQL found, at once, and frees the folder', async () => {
  const dataDir = anEmptyFolder()
  const database = await aStartedDatabase({ dataDir })
  await database.stop()
  rmSync(join(dataDir, 'pg18/global/pg_control'))
  const message = await refusal(dataDir)
  expect(message).toMatch(
    /^The database in .*pg18 does not start: .*pg_control.*put a backup in its place\.$/,
  )
  expect(await refusal(dataDir)).toBe(message)
  await expect.poll(() => processesOf(dataDir)).toEqual([])
})

test('a setting that PostgreSQL does not know', async () => {
  const dataDir = anEmptyFolder()
  await expect(startEmbedded({ dataDir, settings: { shared_bufers: '1GB' } })).rejects.toThrow(
    'unrecognized configuration parameter "shared_bufers"',
  )
})

test.runIf(nobodyCanRun())('a lock file of another user', async () => {
  const dataDir = anEmptyFolder()
  writeFileSync(join(dataDir, 'panai.lock'), '', { mode: 0o600 })
  chownSync(dataDir, NOBODY.uid, NOBODY.gid)
  const writer = startWriter(dataDir, NOBODY)
  expect(await writer.closed).toBe(1)
  expect(writer.errors()).toMatch(/^The data folder .* can't be locked .*panai\.lock.*\n$/)
})

test.runIf(nobodyCanRun())('a database of another user', async () => {
  const dataDir = anEmptyFolder()
  mkdirSync(join(dataDir, 'pg18'), { mode: 0o700 })
  chownSync(dataDir, NOBODY.uid, NOBODY.gid)
  const writer = startWriter(dataDir, NOBODY)
  expect(await writer.closed).toBe(1)
  expect(writer.errors()).toBe(
    `The data folder ${dataDir} can't be written by the user nobody: give that user the folder, or set DATA_DIR to another one.\n`,
  )
})

test.runIf(nobodyCanRun())('a socket folder that someone else has made first', async () => {
  const dataDir = join(anEmptyFolder(), 'long-'.repeat(20))
  const temporary = anEmptyFolder()
  vi.stubEnv('TMPDIR', temporary)
  try {
    const database = await aStartedDatabase({ dataDir })
    const socketFolder = database.connection.host
    expect(socketFolder.startsWith(temporary)).toBe(true)
    await database.stop()
    rmSync(socketFolder, { recursive: true, force: true })
    symlinkSync('/tmp', socketFolder)
    expect(await refusal(dataDir)).toContain('belongs to someone else')
    rmSync(socketFolder)
    mkdirSync(socketFolder, { mode: 0o777 })
    chownSync(socketFolder, 12_345, 12_345)
    expect(await refusal(dataDir)).toContain('belongs to someone else')
  } finally {
    vi.unstubAllEnvs()
  }
})
