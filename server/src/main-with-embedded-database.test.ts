import { readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aDataFolder, aProcess, problemOf } from '../test/a-process.ts'
import { ask } from '../test/ask.ts'
import { clusterFolder } from './db/embedded/cluster.ts'
import { readPostmasterFile } from './db/embedded/postmaster-file.ts'

test('one data folder is for one process: the second is refused, the first goes on, and a later start has what it left', async () => {
  const dataDir = await aDataFolder()
  const settings = { DATA_DIR: dataDir, DEMO: '0' }
  const first = aProcess(settings)
  const origin = await first.origin

  const second = aProcess(settings)
  expect(problemOf(await second.exit)).toBe(
    `The data folder ${dataDir} is in use by another running Panai (process ${first.pid}). Stop that one, or set DATA_DIR to another folder.`,
  )
  expect((await ask(origin, '/readyz')).status).toBe(200)
  expect((await ask(origin, '/api/books')).status).toBe(200)

  const secret = path.join(dataDir, 'secret-key')
  const kept = await readFile(secret, 'utf8')
  expect([(await stat(secret)).mode & 0o777, kept.trim().length]).toEqual([0o600, 64])

  first.kill('SIGTERM')
  expect(await first.exit).toMatchObject({ code: 0, stderr: '' })
  const again = aProcess(settings)
  expect((await ask(await again.origin, '/readyz')).status).toBe(200)
  expect(await readFile(secret, 'utf8')).toBe(kept)
  again.kill('SIGINT')
  expect(await again.exit).toMatchObject({ code: 0, stderr: '' })
})

test('a database that was killed and can not be started again ends the server with one line', async () => {
  const dataDir = await aDataFolder()
  const running = aProcess({ DATA_DIR: dataDir, DEMO: '0' })
  await running.origin
  const cluster = clusterFolder(dataDir)
  const needed = path.join(cluster, 'global/pg_control')
  await rename(needed, `${needed}.away`)
  process.kill(readPostmasterFile(cluster)?.pid ?? Number.NaN, 'SIGKILL')
  expect(problemOf(await running.exit)).toMatch(
    /^The embedded database ended 10 times within a minute and is not started again\. .*pg_control/,
  )
})
