import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { builds, siteFingerprint } from './lib/site-sources.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const siteFolder = path.resolve(import.meta.dirname, '../site')
const compressible = /\.(js|css|svg|json|txt|ico)$/
const BUILDS_KEPT = 3

// A build gets a folder of its own: a server that runs on an earlier one still finds the parts it has not loaded yet.
const name = siteFingerprint()
const unfinished = path.join(builds, `.${name}-${process.pid}`)
await mkdir(unfinished, { recursive: true })
process.chdir(siteFolder)
const { build, createBuilder } = await import('vite')
const builder = await createBuilder({
  root: siteFolder,
  logLevel: 'warn',
  build: { outDir: path.relative(siteFolder, unfinished) },
})
await builder.buildApp()
await buildConsole()
await compressAll(path.join(unfinished, 'client'))
await rm(path.join(builds, name), { recursive: true, force: true })
await rename(unfinished, path.join(builds, name))
await writeFile(path.join(builds, `.current-${process.pid}`), name)
await rename(path.join(builds, `.current-${process.pid}`), path.join(builds, 'current'))
await removeOldBuilds()

/** The console's files lie among the site's, so that one build is one unit; its page is the server's to hand out. */
async function buildConsole(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../staff')
  const client = path.join(unfinished, 'client')
  process.chdir(root)
  await build({ root, logLevel: 'warn', build: { outDir: client, emptyOutDir: false } })
  await rename(path.join(client, 'index.html'), path.join(unfinished, 'staff.html'))
}

/** Puts the compressed forms beside each file that gets smaller by it, so that the server never compresses a file. */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const bytes = await readFile(file)
        const [br, gz] = await Promise.all([brotli(bytes), gzip(bytes, { level: 9 })])
        if (br.length >= bytes.length) return
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
      }),
  )
}

async function removeOldBuilds(): Promise<void> {
  const entries = await readdir(builds, { withFileTypes: true })
  const finished = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name))
      .map(async (entry) => ({
        name: entry.name,
        made: (await stat(path.join(builds, entry.name))).mtimeMs,
      })),
  )
  const old = finished.sort((a, b) => b.made - a.made).slice(BUILDS_KEPT)
  for (const build of old) await rm(path.join(builds, build.name), { recursive: true, force: true })
}
