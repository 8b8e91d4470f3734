import { firstBytes } from '../formats/file-bytes.ts'
import type { ZipParts } from '../formats/zip/list-zip-parts.ts'
import { type BrokenSalesFile, broken } from './problems.ts'

/** `archive`: other files are packed in it. */
export type ZipKind = 'xlsx' | 'ods' | 'archive' | BrokenSalesFile

/** Numbers keeps its tables in parts of its own kind; a document may be a folder, which is packed as one. */
const ofNumbers = /(?:^|\/)Index(?:\.zip|\/.+\.iwa)$/

/** What a zip is, by its parts: most documents are one. */
export async function tellZip(parts: ZipParts): Promise<ZipKind> {
  const names = [...parts.keys()]
  const has = (form: RegExp) => names.some((name) => form.test(name))
  if (has(/^xl\/workbook\.bin$/)) return broken('other_workbook', { found: '.xlsb' })
  if (has(/^word\//)) return broken('not_text', { found: 'a text document, Word' })
  if (has(/^ppt\//)) return broken('not_text', { found: 'slides' })
  if (has(/^(?:_rels\/\.rels|xl\/workbook\.xml)$/)) return 'xlsx'
  const mimetype = parts.get('mimetype')
  if (mimetype)
    return tellType(
      Buffer.from(await firstBytes(mimetype, 100))
        .toString('latin1')
        .trim(),
    )
  return has(ofNumbers) ? broken('numbers') : 'archive'
}

/** OpenDocument and e-books say what they are. */
function tellType(type: string): ZipKind {
  if (/^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/.test(type)) return 'ods'
  if (type === 'application/vnd.sun.xml.calc') return broken('other_workbook', { found: '.sxc' })
  if (type.includes('opendocument.text'))
    return broken('not_text', { found: 'a text document, OpenDocument' })
  if (type.includes('opendocument')) return broken('not_text', { found: 'an OpenDocument file' })
  return type.includes('epub') ? broken('not_text', { found: 'an e-book' }) : 'archive'
}
