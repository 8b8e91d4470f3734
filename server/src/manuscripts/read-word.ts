import mammoth from 'mammoth'
import type { WordDocument } from './word-nodes.ts'

/** The parts of a Word document; tracked changes are taken as accepted. Nothing outside the file is read. @throws Error when it is broken. */
export async function readWord(path: string): Promise<WordDocument> {
  let read: WordDocument | undefined
  await mammoth.convertToHtml(
    { path },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument(document: WordDocument) {
        read = document
        return { ...document, children: [], comments: [] } // the HTML is not wanted
      },
    },
  )
  if (!read) throw new Error('a Word document without a text')
  return read
}
