import { byteCountOf, type FileBytes, firstBytes, type PackedBytes } from '../formats/file-bytes.ts'
import { type BrokenSalesFile, broken } from './problems.ts'
import { tellCompound } from './tell-compound.ts'
import { tellWords } from './tell-words.ts'

/** How a file is opened, or why it is not, with what to do instead. */
export type FileKind = 'zip' | 'gzip' | 'text' | BrokenSalesFile

/** What a kind begins with, as Latin-1, or has at another place. */
type Sign = readonly [kind: string, sign: string, at?: number]

/** A part, the end of an empty one, a part of several. */
const zips = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']
/** What only other programs unpack. */
const packed: readonly Sign[] = [
  ['7z', '7z\xbc\xaf\x27\x1c'],
  ['RAR', 'Rar!\x1a\x07'],
  ['bzip2', '1AY&SY', 4],
  ['xz', '\xfd7zXZ\0'],
  ['zstd', '\x28\xb5\x2f\xfd'],
  ['CAB', 'MSCF\0\0\0\0'],
  ['tar', 'ustar', 257],
]
const others: readonly Sign[] = [
  ['a picture', '\xff\xd8\xff'],
  ['a picture', '\x89PNG\r\n'],
  ['a picture', 'GIF8'],
  ['a picture', 'WEBP', 8],
  ['a picture', 'II*\0'],
  ['a picture', 'MM\0*'],
  ['a text document, RTF', '{\\rtf'],
]
const heic = /^ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1|avi[fs])/

/**
 * Tells what a file is by its first bytes, never by its name: Ingram calls its text .xls. What is not text for another reason shows when it is
 * read.
 */
export async function tellKind(source: FileBytes | PackedBytes): Promise<FileKind> {
  if ((await byteCountOf(source)) === 0) return broken('nothing_in_file')
  const head = Buffer.from(await firstBytes(source, 4_096))
  if (head.every((byte) => byte === 0)) return broken('nothing_in_file', { found: 'only zeros' })
  const begins = head.subarray(0, 1_024).toString('latin1')
  if (zips.some((sign) => begins.startsWith(sign))) return 'zip'
  if (begins.startsWith('\x1f\x8b\x08')) return 'gzip'
  if (begins.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return tellCompound(source)
  const has = ([, sign, at = 0]: Sign) => begins.startsWith(sign, at)
  const packer = packed.find(has)
  if (packer) return broken('packed', { found: packer[0] })
  const other =
    others.find(has)?.[0] ??
    (/%PDF-\d/.test(begins) ? 'PDF' : heic.test(begins.slice(4)) ? 'a picture' : null)
  if (other !== null) return broken('not_text', { found: other })
  return tellWords(head.toString('latin1').replaceAll('\0', '')) ?? 'text'
}
