import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type InterfaceLanguage, interfaceLanguages } from '@panai/contract/language/interface-languages'
import { siteBuild } from './lib/builds.mjs'
import { newBuild } from './lib/new-build.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const compressible = /\.(js|css|svg|json|txt|ico)$/

await newBuild(siteBuild, async (folder) => {
  // A process each: what builds the site keeps settings of its own in the process.
  await Promise.all(interfaceLanguages.map((language) => buildIn(language, placeOf(language, folder))))
  for (const language of interfaceLanguages.filter((one) => one !== 'en'))
    await join(path.join(placeOf(language, folder), 'client'), path.join(folder, 'client'))
  await buildConsole(folder)
  await compressAll(path.join(folder, 'client'))
})

/** The English pages are the build, those of another language lie in a folder of it. */
function placeOf(language: InterfaceLanguage, folder: string): string {
  return language === 'en' ? folder : path.join(folder, language)
}

async function buildIn(language: InterfaceLanguage, folder: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'build-site-language.ts')
  const building = spawn(process.execPath, [script, language, folder], { stdio: 'inherit' })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`the site could not be built in ${language}`)
}

/** Moves the files of a language to those of the others. Their names are made of their contents: what both have is one file. */
async function join(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, file))
    await mkdir(path.dirname(target), { recursive: true })
    await rename(file, target)
  }
  await rm(from, { recursive: true })
}

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
