import { BrokenFile } from '../broken-file.ts'
import { MOST_SHARED_CHARS } from '../limits.ts'
import { readWholeXml } from '../xml/read-xml.ts'

/** The texts that cells refer to by their place; readings aids above letters (`rPh`) are no part of them. */
export async function readSharedStrings(pieces: AsyncIterable<Uint8Array>): Promise<string[]> {
  const texts: string[] = []
  let [current, size, inText, aids] = ['', 0, false, 0]
  await readWholeXml(pieces, {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') aids += 1
      inText = name === 't' && aids === 0
    },
    text(text) {
      if (!inText) return
      current += text
      size += text.length
      if (size > MOST_SHARED_CHARS) throw new BrokenFile('bomb', { found: 'shared texts' })
    },
    close(name) {
      if (name === 'rPh') aids -= 1
      if (name === 't') inText = false
      if (name === 'si') texts.push(current)
    },
  })
  return texts
}
