import { type FileBytes, firstBytes, type PackedBytes } from '../formats/file-bytes.ts'
import { type BrokenSalesFile, broken } from './problems.ts'

const MOST_SEARCHED = 64 * 1024 * 1024

/** What an old compound file is, by a name in its directory. A workbook with a password is one with the new workbook, encrypted, in it. */
export async function tellCompound(source: FileBytes | PackedBytes): Promise<BrokenSalesFile> {
  const bytes = Buffer.from(await firstBytes(source, MOST_SEARCHED))
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'))
  if (has('EncryptedPackage')) return broken('password_protected')
  if (has('__properties_version1.0')) return broken('email')
  if (has('WordDocument')) return broken('not_text', { found: 'a text document, Word' })
  if (has('PowerPoint Document')) return broken('not_text', { found: 'slides' })
  return broken('old_workbook')
}
