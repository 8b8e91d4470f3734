import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aPhoto } from '../../../test/a-photo.ts'
import { untilLocksAreAwaited } from '../../../test/until-locks-are-awaited.ts'
import { openFolderStorage } from '../../files/storage.ts'
import { openUploadFolder } from '../../files/upload-folder.ts'
import { ReceivedFile } from '../../http/received-body.ts'
import { createUntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { forgetPicture } from './forget-picture.ts'
import { originalKey } from './store-picture.ts'
import { storeSentPicture } from './store-sent-picture.ts'

async function aStore() {
  const { db } = await aDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-pictures-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const storage = openFolderStorage(dataDir)
  const untrusted = createUntrustedFiles({ dataDir })
  onTestFinished(untrusted.stop)
  const uploads = openUploadFolder(dataDir)
  const deps = { db, storage, uploads, untrusted }
  async function send(bytes: Uint8Array) {
    const from = uploads.place()
    await writeFile(from, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = new ReceivedFile(from, { size: bytes.length, sha256, name: 'photo' })
    return storeSentPicture(deps, file, coverRule, { account: null, network: randomUUID() })
  }
  async function store(bytes: Uint8Array): Promise<number> {
    const stored = await send(bytes)
    if ('problem' in stored) throw new Error(stored.problem)
    return stored.id
  }
  const rows = () => db.selectFrom('pictures').selectAll().orderBy('id').execute()
  return {
    db,
    storage,
    rows,
    send,
    store,
    async stored(id: number) {
      const { key } = await db
        .selectFrom('pictures')
        .select('key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return Buffer.from(await storage.getBytes(originalKey(key)))
    },
  }
}

test('a picture is kept as WebP with its size and its mean colour', async () => {
  const { store, stored, rows } = await aStore()
  const id = await store(await aPhoto({ width: 600, height: 400, colour: '#c81e1e' }))
  const { format, width, height } = await sharp(await stored(id)).metadata()
  expect([format, width, height]).toEqual(['webp', 600, 400])
  const [row] = await rows()
  expect(row).toMatchObject({ id, width: 600, height: 400 })
  const [red = 0, green = 0, blue = 0] = Buffer.from(row?.placeholder.slice(1) ?? '', 'hex')
  expect(Math.abs(red - 0xc8) + Math.abs(green - 0x1e) + Math.abs(blue - 0x1e)).toBeLessThan(12)
})

test('the same bytes are stored once, others by themselves', async () => {
  const { store, rows } = await aStore()
  const bytes = await aPhoto({ width: 60, height: 40 })
  const ids = [await store(bytes), await store(bytes), await store(Buffer.from(bytes))]
  expect(new Set(ids).size).toBe(1)
  expect(await store(await aPhoto({ width: 60, height: 41 }))).not.toBe(ids[0])
  expect(await rows()).toHaveLength(2)
})

test('a picture that is stored while the same one is forgotten is there with its file or not at all', async () => {
  const { db, storage, store, rows } = await aStore()
  const bytes = await aPhoto({ width: 60, height: 40 })
  const id = await store(bytes)
  const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>()
  const { promise: isDeleting, resolve: deletes } = Promise.withResolvers<void>()
  const slow = Object.create(storage, {
    delete: {
      async value(key: string) {
        deletes()
        await goOn
        return storage.delete(key)
      },
    },
  })
  const forgetting = forgetPicture(db, slow, id)
  await isDeleting
  const again = store(bytes)
  await Promise.race([again, untilLocksAreAwaited(db, 1)])
  letGoOn()
  await Promise.all([forgetting, again])
  for (const { key } of await rows()) expect(await storage.exists(originalKey(key))).toBe(true)
  const last = await store(bytes)
  expect((await rows()).map((row) => row.id)).toEqual([last])
})

test('the same bytes from several at the same time are stored once too', async () => {
  const { store, rows } = await aStore()
  const bytes = await aPhoto({ width: 60, height: 40 })
  const ids = await Promise.all(Array.from({ length: 8 }, () => store(bytes)))
  expect(new Set(ids).size).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test('a file that was lost is made again, under the same id', async () => {
  const { store, stored, storage, rows } = await aStore()
  const bytes = await aPhoto({ width: 60, height: 40 })
  const id = await store(bytes)
  const [row] = await rows()
  await storage.delete(originalKey(row?.key ?? ''))
  expect(await store(bytes)).toBe(id)
  expect((await stored(id)).length).toBeGreaterThan(0)
})

test('it says nothing of where, when and with what it was taken, and stands upright', async () => {
  const { store, stored } = await aStore()
  const photo = await sharp(await aPhoto({ width: 60, height: 40 }))
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Secret Person', Copyright: 'Secret' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '9/1 55/1 1200/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '78/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SecretCamera')

  const bytes = await stored(await store(photo))
  const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(bytes).metadata()
  expect({ exif, xmp, icc, iptc, orientation }).toEqual({})
  expect([width, height]).toEqual([40, 60])
  expect(bytes.toString('latin1')).not.toContain('Secret')
})

test('a large picture is made smaller, a small one is not made larger', async () => {
  const { store, stored } = await aStore()
  const sizeOf = async (id: number) => {
    const { width, height } = await sharp(await stored(id)).metadata()
    return [width, height]
  }
  expect(await sizeOf(await store(await aPhoto({ width: 4_500, height: 1_500 })))).toEqual([3_579, 1_193])
  expect(await sizeOf(await store(await aPhoto({ width: 3, height: 2 })))).toEqual([3, 2])
})

test.each([
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['the first half of a picture', null],
])('%s is no picture and leaves nothing', async (_, given) => {
  const { send, rows } = await aStore()
  const whole = await aPhoto({ width: 400, height: 400, format: 'jpeg' })
  const wrong = { problem: coverRule.wrongType }
  expect(await send(given ?? whole.subarray(0, whole.length / 4))).toEqual(wrong)
  expect(await rows()).toEqual([])
})

test('a picture of more than 40 megapixels is refused before it is decoded', async () => {
  const { send, rows } = await aStore()
  expect(await send(await aPhoto({ width: 8_001, height: 5_000 }))).toEqual({ problem: coverRule.wrongType })
  expect(await rows()).toEqual([])
})
