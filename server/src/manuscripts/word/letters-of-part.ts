import { BrokenFile } from '../../formats/broken-file.ts'
import type { WordPackage } from './with-word-package.ts'

/** All that is text in a part that is no text of a document. */
export async function lettersOfPart(word: WordPackage, part: string): Promise<string> {
  const found: string[] = []
  let isText = false
  await word
    .readXml(part, {
      open(name) {
        isText = name === 't' || name === 'delText' || name === 'v'
      },
      text(text) {
        if (isText) found.push(text)
      },
      close() {
        isText = false
      },
    })
    .catch((error) => {
      if (!(error instanceof BrokenFile)) throw error
      // A file of another kind, whose letters nobody can tell.
    })
  return found.join(' ')
}
