import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintOf } from '../../scripts/lib/builds.mjs'
import { freePort } from '../../scripts/lib/free-port.ts'
import { prepareForTests } from './database-for-tests.ts'

test('without a built site no database is asked for, and it is said what to run', async () => {
  const { prepare, left } = await aCheckout()
  await expect(prepare()).rejects.toThrow(/^The site is not built.*npm run test:one/)
  expect(await left()).toEqual([])
})

test('a build that is named but was removed is none', async () => {
  const { prepare, site } = await aCheckout()
  await writeFile(path.join(site.folder, 'current'), 'removed')
  await expect(prepare()).rejects.toThrow(/^The site is not built/)
})

test('when a later step fails, what was prepared before it is taken away', async () => {
  const { prepare, site, left } = await aCheckout()
  const name = fingerprintOf(site)
  await mkdir(path.join(site.folder, name))
  await writeFile(path.join(site.folder, 'current'), name)
  await expect(prepare()).rejects.toThrow('ECONNREFUSED')
  expect(await left()).toEqual([])
})

/** A place for builds, and one for what tests copy; of the database there is an address at which nobody listens. */
async function aCheckout() {
  const folder = await mkdtemp(path.join(tmpdir(), 'panai-prepare-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const site = { title: 'site', folder: path.join(folder, 'dist'), sources: [], script: '' }
  const place = path.join(folder, 'temporary')
  await Promise.all([mkdir(site.folder), mkdir(place)])
  const address = `postgres://127.0.0.1:${await freePort()}/none`
  const prepare = () => prepareForTests({ site, place, address })
  return { prepare, site, left: () => readdir(place) }
}
