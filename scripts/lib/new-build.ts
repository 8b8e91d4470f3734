import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Build, fingerprintOf } from './builds.mjs'

const BUILDS_KEPT = 3

/**
 * Makes a build in a folder of its own: a server that runs on an earlier one still finds the parts it has not loaded yet.
 * @param make fills the folder that it is given; until it has, the builds stay as they are.
 */
export async function newBuild(build: Build, make: (folder: string) => Promise<void>): Promise<void> {
  const { folder } = build
  const name = fingerprintOf(build)
  const unfinished = path.join(folder, `.${name}-${process.pid}`)
  await mkdir(unfinished, { recursive: true })
  await make(unfinished)
  await rm(path.join(folder, name), { recursive: true, force: true })
  await rename(unfinished, path.join(folder, name))
  const current = path.join(folder, `.current-${process.pid}`)
  await writeFile(current, name)
  await rename(current, path.join(folder, 'current'))
  await removeOld(folder)
}

async function removeOld(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  const finished = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name))
      .map(async ({ name }) => ({ name, made: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const old = finished.sort((a, b) => b.made - a.made).slice(BUILDS_KEPT)
  for (const { name } of old) await rm(path.join(folder, name), { recursive: true, force: true })
}
