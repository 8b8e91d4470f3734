import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anObjectStore } from '../../test/an-object-store.ts'
import { listStoredFiles } from '../backup/stored-files.ts'
import { parseStorageUrl } from '../config/storage-settings.ts'
import { openFolderStorage, openStorage } from './storage.ts'

async function aTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function aStorage() {
  const dataDir = await aTemporaryFolder()
  return { storage: openFolderStorage(dataDir), files: path.join(dataDir, 'files') }
}

const kinds = {
  'a folder': async () => (await aStorage()).storage,
  'an object store': anObjectStore,
}

describe.each(Object.entries(kinds))('in %s', (_, open) => {
  test('what is put is there, and the last of two stays', async () => {
    const storage = await open()
    expect(await storage.exists('pictures/a.webp')).toBe(false)
    await storage.put('pictures/a.webp', Buffer.from('one'))
    await storage.put('pictures/a.webp', Buffer.from('two'))
    expect(await storage.get('pictures/a.webp')).toBe('two')
    expect(await storage.exists('pictures/a.webp')).toBe(true)
    expect(await storage.getMetaData('pictures/a.webp')).toMatchObject({ contentLength: 3 })
  })

  test('a file that was received is moved to its place and read from it piece by piece', async () => {
    const storage = await open()
    const folder = await aTemporaryFolder()
    const received = path.join(folder, 'received')
    const bytes = randomBytes(3_000_000)
    await writeFile(received, bytes)
    await storage.moveFromFs(received, 'manuscripts/a')
    expect(bytes.equals(await buffer(await storage.getStream('manuscripts/a')))).toBe(true)
    await expect(readFile(received)).rejects.toThrow(/ENOENT/)
    await storage.delete('manuscripts/a')
    await storage.delete('manuscripts/a')
    expect(await storage.exists('manuscripts/a')).toBe(false)
    await expect(storage.get('manuscripts/a')).rejects.toThrow(/Cannot read/)
  })

  test('all files are listed, however many pages the list has', async () => {
    const storage = await open()
    const keys = Array.from({ length: 10 }, (_, at) => `part-${at % 3}/file-${at}`)
    for (const key of keys) await storage.put(key, Buffer.from(key))
    const listed: string[] = []
    for await (const key of listStoredFiles(storage)) listed.push(key)
    expect(listed.toSorted()).toEqual(keys.toSorted())
  })
})

test('an object store that does not know the key lets nobody in', async () => {
  const storage = await anObjectStore()
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another')
  await expect(storage.put('pictures/a.webp', Buffer.from('one'))).rejects.toMatchObject({
    cause: { name: 'SignatureDoesNotMatch' },
  })
})

test('a key of the settings goes before one of the environment', async () => {
  const storage = await anObjectStore({
    id: 'a-key-of-the-tests',
    secret: 'a-secret-key-of-the-tests',
    token: null,
  })
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another')
  await storage.put('pictures/a.webp', Buffer.from('one'))
  expect(await storage.get('pictures/a.webp')).toBe('one')
})

test('files are kept below the data folder', async () => {
  const { storage, files } = await aStorage()
  await storage.put('pictures/a.webp', Buffer.from('one'))
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

test('files are kept in the folder of the setting', async () => {
  const { files } = await aStorage()
  const elsewhere = path.join(path.dirname(files), 'elsewhere')
  const storage = await openStorage({
    storage: parseStorageUrl(elsewhere),
    storageKey: null,
    dataDir: '/nowhere',
  })
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
