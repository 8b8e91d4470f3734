import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFolderStorage } from './storage.ts'

async function aStorage() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-storage-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { storage: openFolderStorage(dataDir), files: path.join(dataDir, 'files') }
}

test('what is put is there, below the files of the data folder', async () => {
  const { storage, files } = await aStorage()
  expect(await storage.exists('pictures/a.webp')).toBe(false)
  await storage.put('pictures/a.webp', Buffer.from('one'))
  await storage.put('pictures/a.webp', Buffer.from('two'))
  expect(await storage.get('pictures/a.webp')).toBe('two')
  expect(await readdir(files, { recursive: true })).toEqual(['pictures', 'pictures/a.webp'])
})

test('a file is there whole or not at all, also while it is written', async () => {
  const { storage } = await aStorage()
  const bytes = Buffer.alloc(32 * 1024 * 1024, 1)
  let written = false
  const writing = storage.put('large', bytes).then(() => {
    written = true
  })
  const lengths = new Set<number>()
  while (!written) if (await storage.exists('large')) lengths.add((await storage.getBytes('large')).length)
  await writing
  lengths.add((await storage.getBytes('large')).length)
  expect([...lengths]).toEqual([bytes.length])
})

test.each(['../outside', '/etc/passwd', 'a/../../outside', 'a\0b'])(
  '%j is no place to put anything',
  async (key) => {
    const { storage, files } = await aStorage()
    await storage.put(key, Buffer.from('x')).catch(() => {})
    const outside = (await readdir(path.dirname(files), { recursive: true })).filter(
      (name) => !name.startsWith('files'),
    )
    expect(outside).toEqual([])
  },
)
