import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const filters = { docx: 'MS Word 2007 XML', html: 'HTML (StarWriter)' } as const

/** A Word file as Word 97 to 2003 wrote it (.doc), made of another by LibreOffice. */
export async function anOldWordFile(
  program: string,
  content: Uint8Array | string,
  kind: keyof typeof filters = 'docx',
): Promise<Buffer> {
  const from = `file.${kind}`
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-doc-'))
  try {
    await writeFile(path.join(folder, from), content)
    await promisify(execFile)(program, [
      ...['--headless', `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`],
      `--infilter=${filters[kind]}`,
      ...['--convert-to', 'doc:MS Word 97', '--outdir', folder, path.join(folder, from)],
    ])
    return await readFile(path.join(folder, 'file.doc'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
