import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { siteBuild } from './lib/builds.mjs'
import { newBuild } from './lib/new-build.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const siteFolder = path.resolve(import.meta.dirname, '../site')
const compressible = /\.(js|css|svg|json|txt|ico)$/

await newBuild(siteBuild, async (folder) => {
  process.chdir(siteFolder)
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({
    root: siteFolder,
    logLevel: 'warn',
    build: { outDir: path.relative(siteFolder, folder) },
  })
  await builder.buildApp()
  await buildConsole(folder)
  await compressAll(path.join(folder, 'client'))
})

/** The console's files lie among the site's, so that one build is one unit; its page is the server's to hand out. */
async function buildConsole(folder: string): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../staff')
  const client = path.join(folder, 'client')
  process.chdir(root)
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn', build: { outDir: client, emptyOutDir: false } })
  await rename(path.join(client, 'index.html'), path.join(folder, 'staff.html'))
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
