import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, lstat, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from '../log/logger.ts'
import { type SystemTools, systemTools } from './system-tools.ts'
import { OPENING_FOLDER } from './task.ts'

/** Makes a Word file of today (.docx) of one of the old kind (.doc). @returns whether it could; else there is nothing at `docx`. */
export type ConvertDoc = (doc: string, docx: string, signal?: AbortSignal) => Promise<boolean>

type Deps = {
  /** LibreOffice's `soffice`. */
  program: string
  dataDir: string
  log?: Pick<Logger, 'warn'>
  deps?: Promise<SystemTools>
}

const MB = 1024 * 1024
/** A book of 200 pages took 214 MB and 3 s. */
const limits = { addresses: 1_536 * MB, data: 1_024 * MB, seconds: 60, clockSeconds: 180, openFiles: 256 }

/**
 * By LibreOffice, a process for each file, without the server's environment and without a network, with its memory and time limited by
 * the system. Unlike our own openers it may read what the server's account may: fields that fetch other files are refused when a
 * manuscript comes in (`inspect-doc.ts`), and it is told to run no macro and to follow no link.
 */
export function docConverter({ program, dataDir, log, deps = systemTools() }: Deps): ConvertDoc {
  const place = path.resolve(dataDir, OPENING_FOLDER)

  return async (doc, docx, signal) => {
    await mkdir(place, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(path.join(place, 'doc-'))
    try {
      // The name says what it is, so that no other reader of LibreOffice tries its luck.
      await copyFile(doc, path.join(folder, 'manuscript.doc'))
      const profile = path.join(folder, 'profile')
      await mkdir(path.join(profile, 'user'), { recursive: true })
      await writeFile(path.join(profile, 'user/registrymodifications.xcu'), registry)
      const [command = program, ...words] = [
        ...limited(await deps),
        program,
        ...['--headless', '--norestore', '--nolockcheck', `-env:UserInstallation=${pathToFileURL(profile)}`],
        ...['--infilter=MS Word 97', '--convert-to', 'docx:MS Word 2007 XML'],
        ...['--outdir', path.join(folder, 'out'), path.join(folder, 'manuscript.doc')],
      ]
      await run(command, words, folder, signal)
      const made = path.join(folder, 'out/manuscript.docx')
      if (!(await lstat(made)).isFile()) throw new Error('it made something that is no file')
      await rename(made, docx)
      return true
    } catch (error) {
      signal?.throwIfAborted()
      log?.warn({ err: error }, 'a Word file of the old kind could not be converted')
      return false
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** With all that it starts. @throws Error when it fails, takes too long, or is not wanted any more. */
async function run(
  command: string,
  words: readonly string[],
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(command, words, {
    cwd: folder,
    env: { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', MALLOC_ARENA_MAX: '2' },
    detached: true, // a group of processes, which is ended as one
    stdio: 'ignore',
  })
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // all of it has ended
    }
  }
  const clock = setTimeout(kill, limits.clockSeconds * 1000)
  signal?.addEventListener('abort', kill, { once: true })
  try {
    const [code, by] = await once(child, 'exit')
    if (code !== 0) throw new Error(`it ended by ${by ?? code}`)
  } finally {
    clearTimeout(clock)
    signal?.removeEventListener('abort', kill)
    kill()
  }
}

/** What stands before a program that is limited so. */
function limited({ prlimit, withoutNetwork }: SystemTools): string[] {
  const { addresses, data, seconds, openFiles } = limits
  return [
    ...(withoutNetwork ?? []),
    ...(prlimit === null
      ? []
      : [
          ...[prlimit, `--as=${addresses}`, `--data=${data}`, `--cpu=${seconds}`],
          ...[`--fsize=${256 * MB}`, `--nofile=${openFiles}`, '--core=0', '--'],
        ]),
  ]
}

const settings = [
  ['org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['org.openoffice.Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['org.openoffice.Office.Writer/Content/Update', 'Link', '0'], // never
] as const

const registry = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${settings
  .map(
    ([item, name, value]) =>
      `<item oor:path="/${item}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join('\n')}
</oor:items>
`
