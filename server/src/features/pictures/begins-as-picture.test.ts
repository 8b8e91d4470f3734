import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { beginsAsPicture } from './begins-as-picture.ts'

async function mayBe(bytes: Uint8Array): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-beginning-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'file'), bytes)
  return beginsAsPicture(path.join(folder, 'file'))
}

const picture = () => sharp({ create: { width: 40, height: 60, channels: 3, background: '#1f5c4a' } })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
const described = { IFD0: { Copyright: 'x'.repeat(20_000) } }

test.each([
  ['jpeg', () => picture().jpeg()],
  ['a described jpeg', () => picture().withExif(described).jpeg()],
  ['a progressive jpeg', () => picture().jpeg({ progressive: true, mozjpeg: true })],
  ['png', () => picture().png()],
  ['webp', () => picture().webp()],
  ['a lossless webp', () => picture().webp({ lossless: true })],
  ['a described webp', () => picture().withExif(described).webp()],
  ['gif', () => picture().gif()],
  ['tiff', () => picture().tiff()],
  ['avif', () => picture().avif()],
  ['a described avif', () => picture().withExif(described).avif()],
])('%s may be a picture', async (_, make) => {
  expect(await mayBe(await make().toBuffer())).toBe(true)
})

const box = (type: string, content: Uint8Array | string, bytes?: number) => {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(bytes ?? 8 + content.length)
  header.write(type, 4)
  return Buffer.concat([header, Buffer.from(content)])
}
const beginning = box('ftyp', 'avif\0\0\0\0avifmif1')

test.each<[string, () => Uint8Array]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a drawing', () => Buffer.from(drawing)],
  ['a drawing that names AVIF', () => Buffer.from(`<!--ftypavif-->${drawing}`)],
  ['a drawing in the first box of an AVIF', () => Buffer.from(`\0\0\0\x20ftypavif${drawing}`)],
  ['a drawing behind it', () => Buffer.concat([beginning, Buffer.from(drawing)])],
  ['a drawing in another box', () => Buffer.concat([beginning, box('free', drawing)])],
  ['a drawing as the description', () => Buffer.concat([beginning, box('meta', `\0\0\0\0${drawing}`)])],
  ['a box longer than the file', () => Buffer.concat([beginning, box('meta', drawing, 9_999)])],
  ['a box shorter than its header', () => Buffer.concat([beginning, box('free', drawing, 7)])],
  ['boxes without an end', () => Buffer.concat([beginning, ...Array<Buffer>(5_000).fill(box('free', ''))])],
  ['only the first box', () => beginning],
  [
    'a drawing behind the beginning of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(drawing)]),
  ],
  ['a drawing behind the beginning of a PNG', () => Buffer.from(`\x89PNG\r\n\x1a\n${drawing}`, 'latin1')],
  ['the first bytes of a JPEG', () => Buffer.from('ffd8ffe0', 'hex')],
])('%s takes no process', async (_, make) => {
  expect(await mayBe(make())).toBe(false)
})
