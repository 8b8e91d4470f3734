import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pictureAddress } from '@panai/contract/picture-addresses'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)
const picture = () => sharp({ create: { width: 40, height: 60, channels: 3, background: '#1f5c4a' } })
const formats = ['jpeg', 'png', 'gif', 'tiff', 'avif'] as const

async function others(): Promise<[string, Buffer][]> {
  const drawn = formats.map(
    async (format): Promise<[string, Buffer]> => [format, await picture().toFormat(format).toBuffer()],
  )
  return [['svg', drawing], ...(await Promise.all(drawn))]
}

/** What the server's own process does, by itself: the block holds for a whole process. */
const program = `
  import { decodeOnlyOwnPictures } from ${JSON.stringify(path.join(import.meta.dirname, 'only-own-pictures.ts'))}
  import sharp from 'sharp'
  decodeOnlyOwnPictures()
  const decoded = await Promise.all(process.argv.slice(1).map((file) =>
    sharp(file).resize(1, 1).toFormat('avif').toBuffer().then(() => true, () => false)))
  console.log(JSON.stringify(decoded))
`

test('a process that decodes only our own pictures decodes WebP and nothing else', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-own-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = await Promise.all(
    [['webp', await picture().webp().toBuffer()] as const, ...(await others())].map(async ([name, bytes]) => {
      await writeFile(path.join(folder, name), bytes)
      return path.join(folder, name)
    }),
  )
  const words = ['--input-type=module', '-e', program, ...files]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: import.meta.dirname })
  expect(JSON.parse(stdout)).toEqual([true, ...files.slice(1).map(() => false)])
})

test('what lies in the storage as a picture and is of another form is given to no decoder', async () => {
  const { storage, get } = await anApplication()
  for (const [at, [name, bytes]] of (await others()).entries()) {
    const stored = `pictures/${String(at).repeat(32)}.webp`
    await storage.put(stored, bytes)
    for (const address of [
      pictureAddress(stored, 320, 'webp'),
      `/storage/${stored.replace('.webp', '-share.jpg')}`,
    ]) {
      const { status, body } = await get(address)
      expect([name, status, body.includes('svg')]).toEqual([name, 500, false])
      expect(await storage.exists(address.replace('/storage/pictures/', 'derived/'))).toBe(false)
    }
  }
})
