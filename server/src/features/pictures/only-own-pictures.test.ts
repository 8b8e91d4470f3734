import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pictureAddress } from '@panai/contract/pictures/picture-addresses'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aDataFolder, addressOf, aProcess } from '../../../test/a-process.ts'
import { anApplication } from '../../../test/an-application.ts'
import { until } from '../../../test/until.ts'

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

/** One that is ours, and then one of each other form. */
async function pictureFiles(): Promise<{ folder: string; files: string[] }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-own-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = await Promise.all(
    [['webp', await picture().webp().toBuffer()] as const, ...(await others())].map(async ([name, bytes]) => {
      await writeFile(path.join(folder, name), bytes)
      return path.join(folder, name)
    }),
  )
  return { folder, files }
}

test('a process that decodes only our own pictures decodes WebP and nothing else', async () => {
  const { files } = await pictureFiles()
  const words = ['--input-type=module', '-e', program, ...files]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: import.meta.dirname })
  expect(JSON.parse(stdout)).toEqual([true, ...files.slice(1).map(() => false)])
})

/** Loaded into the server's process before all else: asked by a signal, it tries the decoders of that process. */
const probe = (files: readonly string[], answer: string) => `
  import { renameSync, writeFileSync } from 'node:fs'
  import { createRequire } from 'node:module'
  process.on('SIGUSR2', async () => {
    const sharp = createRequire(${JSON.stringify(import.meta.filename)})('sharp')
    const decoded = await Promise.all(${JSON.stringify(files)}.map((file) =>
      sharp(file).resize(1, 1).toFormat('avif').toBuffer().then(() => true, () => false)))
    writeFileSync(${JSON.stringify(`${answer}.unfinished`)}, JSON.stringify(decoded))
    renameSync(${JSON.stringify(`${answer}.unfinished`)}, ${JSON.stringify(answer)})
  })
`

test('the server is such a process once it is open', async () => {
  const { folder, files } = await pictureFiles()
  const [module, answer] = [path.join(folder, 'probe.mjs'), path.join(folder, 'answer')]
  await writeFile(module, probe(files, answer))
  const { origin, kill } = aProcess({
    ...{ DATABASE_URL: addressOf(await aDatabase()), DATA_DIR: await aDataFolder() },
    NODE_OPTIONS: `--import=${module}`,
  })
  await origin
  kill('SIGUSR2')
  await until('it has tried', () => Promise.resolve(existsSync(answer)))
  expect(JSON.parse(await readFile(answer, 'utf8'))).toEqual([true, ...files.slice(1).map(() => false)])
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
