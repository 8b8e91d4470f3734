import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const script = path.resolve(import.meta.dirname, '../../demo/src/write-manuscripts-command.ts')
let folder: Promise<string> | undefined

/** A sample manuscript as Word keeps it. */
export async function aWordFile(which: 'tidy' | 'novel' | 'in-bamini' | 'full-of-findings') {
  folder ??= written()
  const buffer = await readFile(path.join(await folder, `${which}.docx`))
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return { name: `${which}.docx`, mimeType, buffer }
}

async function written(): Promise<string> {
  const place = await mkdtemp(path.join(path.dirname(process.env.PANAI_MAIL ?? ''), 'manuscripts-'))
  await promisify(execFile)(process.execPath, [script, place])
  return place
}
