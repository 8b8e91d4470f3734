import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openFolderStorage, openStorage } from './storage.ts'
import { parseStorageUrl } from './storage-settings.ts'

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

test('a file that was received is moved to its place and read from it piece by piece', async () => {
  const { storage, files } = await aStorage()
  const received = path.join(path.dirname(files), 'received')
  await writeFile(received, 'a manuscript')
  await storage.moveFromFs(received, 'manuscripts/a')
  expect(await text(await storage.getStream('manuscripts/a'))).toBe('a manuscript')
  await expect(readFile(received)).rejects.toThrow(/ENOENT/)
  await storage.delete('manuscripts/a')
  await storage.delete('manuscripts/a')
  expect(await storage.exists('manuscripts/a')).toBe(false)
})

test('files are kept in the folder of the setting', async () => {
  const { files } = await aStorage()
  const elsewhere = path.join(path.dirname(files), 'elsewhere')
  const storage = await openStorage({ storage: parseStorageUrl(elsewhere), dataDir: '/nowhere' })
  await storage.put('pictures/a.webp', Buffer.from('one'))
  expect(await readFile(path.join(elsewhere, 'pictures/a.webp'), 'utf8')).toBe('one')
})

test('a bucket is named with its server and region', () => {
  expect(parseStorageUrl('s3://books?endpoint=https://s3.example:9000&region=ap-south-1')).toEqual({
    kind: 's3',
    bucket: 'books',
    endpoint: 'https://s3.example:9000',
    region: 'ap-south-1',
    pathStyle: true,
  })
  expect(parseStorageUrl('s3://books')).toMatchObject({ endpoint: null, pathStyle: false })
})

test.each([
  's3://',
  'https://books.example',
  's3://books/folder',
  's3://books?regoin=x',
  's3://a:b@books',
  's3://books?endpoint=x',
])('%s is no storage', (address) => {
  expect(parseStorageUrl(address)).toBeNull()
})
