import type { WordPackage } from './word/with-word-package.ts'
import type { WordPicture } from './word/word-nodes.ts'

export const MOST_PIXELS = 40_000_000

/** Makes something of each picture of a Word file, or of these, by their numbers, from 1; what could not be read is left out. */
export async function eachPicture<Made extends object>(
  word: Pick<WordPackage, 'readBytes'>,
  pictures: readonly WordPicture[],
  makeOf: (bytes: Buffer, number: number) => Promise<Made>,
  wanted?: ReadonlySet<number>,
): Promise<Map<number, Made & { widthInches: number }>> {
  const found = new Map<number, Made & { widthInches: number }>()
  for (const [at, { part, widthInches }] of pictures.entries()) {
    if (wanted && !wanted.has(at + 1)) continue
    const made = await makeOf(await word.readBytes(part), at + 1).catch(() => null) // a drawing, or broken
    if (made) found.set(at + 1, { ...made, widthInches })
  }
  return found
}
