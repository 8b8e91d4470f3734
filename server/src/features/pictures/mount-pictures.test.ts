import path from 'node:path'
import {
  pictureAddress,
  pictureTypes,
  pictureWidths,
  shareAddress,
} from '@panai/contract/pictures/picture-addresses'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPhoto } from '../../../test/a-photo.ts'
import { anApplication, type TestApplication } from '../../../test/an-application.ts'
import { ask, askRaw } from '../../../test/ask.ts'
import { storeDrawnPicture } from './store-picture.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The path of a stored picture, as the API gives it. */
async function aStoredPicture(
  { db, storage }: TestApplication,
  size: { width: number; height: number; colour?: string } = { width: 1_000, height: 1_500 },
): Promise<string> {
  const id = await storeDrawnPicture(db, storage, await aPhoto({ ...size, format: 'webp' }))
  const { key } = await db.selectFrom('pictures').select('key').where('id', '=', id).executeTakeFirstOrThrow()
  return `pictures/${key}.webp`
}

test('every size comes in every type, as wide as asked and never wider than the original', async () => {
  const application = await anApplication()
  const stored = await aStoredPicture(application)
  for (const type of pictureTypes)
    for (const width of pictureWidths) {
      const { status, headers, body } = await application.get(pictureAddress(stored, width, type))
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        `image/${type}`,
        FOR_EVER,
      ])
      const metadata = await sharp(body).metadata()
      const shown = Math.min(width, 1_000)
      expect([metadata.width, metadata.height]).toEqual([shown, shown * 1.5])
      expect(metadata.format).toBe(type === 'avif' ? 'heif' : 'webp')
    }
})

test('the original comes by its bare path', async () => {
  const application = await anApplication()
  const stored = await aStoredPicture(application)
  const { status, headers, body } = await application.get(`/storage/${stored}`)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', FOR_EVER])
  expect((await sharp(body).metadata()).width).toBe(1_000)
  const head = await ask(application.origin, `/storage/${stored}`, { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, 'image/webp'])
})

test.each([
  ['high', { width: 400, height: 1_200 }],
  ['wide', { width: 1_200, height: 300 }],
  ['small', { width: 40, height: 60 }],
])('a link preview shows the whole of a %s cover on the colour of leaf', async (_, size) => {
  const application = await anApplication()
  const stored = await aStoredPicture(application, { ...size, colour: '#000000' })
  const { status, headers, body } = await application.get(shareAddress(stored))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', FOR_EVER])
  const { format, width, height } = await sharp(body).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1_200, 630])

  const { data } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
  const isDark = (x: number, y: number) => (data[(y * 1_200 + x) * 3] ?? 255) < 100
  const across = Array.from({ length: 1_200 }, (_, x) => isDark(x, 315)).filter(Boolean).length
  const down = Array.from({ length: 630 }, (_, y) => isDark(600, y)).filter(Boolean).length
  expect(across / down).toBeCloseTo(size.width / size.height, 1)
  expect([isDark(0, 0), isDark(1_199, 629)]).toEqual([false, false])
})

test('what is not there is not there', async () => {
  const application = await anApplication()
  const stored = await aStoredPicture(application)
  const base = `/storage/${stored.replace('.webp', '')}`
  const nobody = `/storage/pictures/${'0'.repeat(32)}`
  for (const address of [
    ...['-161.webp', '-1600.webp', '-0320.webp', '-16.webp', '-99999.webp', '--320.webp', '-320.0.webp'].map(
      (end) => base + end,
    ),
    ...[
      '-320.jpg',
      '-320.png',
      '-320.AVIF',
      '-320.avif.webp',
      '.avif',
      '.jpg',
      '',
      '-share.png',
      '-share.webp',
    ].map((end) => base + end),
    ...['.webp', '-320.webp', '-320.avif', '-share.jpg'].map((end) => nobody + end),
    `/storage/pictures/${path.basename(base).toUpperCase()}-320.webp`,
    '/storage/pictures',
    '/storage/pictures/',
    '/storage/derived/',
    '/storage/',
  ]) {
    const { status, headers } = await application.get(address)
    expect([address, status]).toEqual([address, 404])
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  }
})

test('no address leads out of the pictures', async () => {
  const application = await anApplication()
  const stored = await aStoredPicture(application)
  const key = path.basename(stored, '.webp')
  await application.storage.put('documents/manuscript.webp', 'secret')
  for (const target of [
    '/storage/pictures/../documents/manuscript.webp',
    '/storage/pictures/..%2fdocuments%2fmanuscript.webp',
    '/storage/pictures/..%2Fdocuments%2Fmanuscript.webp',
    '/storage/pictures/%2e%2e/documents/manuscript.webp',
    '/storage/pictures/..%5cdocuments%5cmanuscript.webp',
    '/storage/pictures/%252e%252e%252fdocuments%252fmanuscript.webp',
    '/storage/documents/manuscript.webp',
    '/storage//documents/manuscript.webp',
    `/storage/pictures/${key}.webp%00.jpg`,
    `/storage/pictures/${key}%2f..%2f..%2fdocuments%2fmanuscript.webp`,
    '/storage/pictures/%2fetc%2fpasswd',
    `/storage/derived/${key}-320.webp`,
    `/storage/pictures/pictures/${key}.webp`,
  ])
    expect([target, await askRaw(application.origin, target)]).toEqual([target, 404])
})

test('twenty who ask for a size at the same time get one making of it', async () => {
  const application = await anApplication()
  const stored = await aStoredPicture(application)
  const address = pictureAddress(stored, 640, 'avif')
  const puts: string[] = []
  const put = application.storage.put
  application.storage.put = function counted(key, ...more) {
    puts.push(key)
    return put.call(this, key, ...more)
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => application.get(address)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)
  expect(puts).toEqual([`derived/${path.basename(address)}`])
})

test('a size that was made once is taken from the storage', async () => {
  const application = await anApplication()
  const stored = await aStoredPicture(application)
  const address = pictureAddress(stored, 160, 'webp')
  await application.get(address)
  await application.storage.put(`derived/${path.basename(address)}`, 'kept')
  expect((await application.get(address)).text).toBe('kept')
})

test('a picture that can not be decoded is a failure that says nothing, and the next one works', async () => {
  const application = await anApplication()
  const stored = await aStoredPicture(application)
  const broken = `pictures/${'a'.repeat(32)}.webp`
  await application.storage.put(broken, 'no picture')
  for (let time = 0; time < 3; time++) {
    const { status, text } = await application.get(pictureAddress(broken, 320, 'webp'))
    expect([status, text]).toEqual([500, expect.not.stringMatching(/sharp|buffer|vips/i)])
  }
  expect((await application.get(pictureAddress(stored, 320, 'webp'))).status).toBe(200)
})
