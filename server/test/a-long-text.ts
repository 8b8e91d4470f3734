import { strToU8 } from 'fflate'
import { wordXml } from './a-word-file.ts'
import { aZip, docxParts } from './manuscripts.ts'

/** A Word file of one chapter with so many short lines: many pages that cost little to set. */
export function aLongText(lines: number): Buffer {
  // No two are alike: what packs too well is taken for a bomb.
  const line = (at: number) => `<w:p><w:r><w:t>மழை ${((at * 7_919) % 100_003).toString(36)}</w:t></w:r></w:p>`
  const all = [...Array(lines).keys()].map(line)
  return aZip({
    ...docxParts(),
    'word/document.xml': strToU8(wordXml('w:document', `<w:body>${all.join('')}</w:body>`)),
  })
}
