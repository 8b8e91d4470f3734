import type { WordParts } from './word-parts.ts'

export const MOST_PIXELS = 40_000_000

/**
 * Makes something of each picture of a Word file, by their numbers, from 1; what could not be read is left out. Of none when the two
 * ways of reading do not agree on how many there are.
 */
export async function eachPicture<Made extends object>(
  { pictures, readPart }: WordParts,
  count: number,
  make: (bytes: Buffer) => Promise<Made>,
): Promise<Map<number, Made & { widthInches: number }>> {
  const found = new Map<number, Made & { widthInches: number }>()
  if (pictures.length !== count) return found
  for (const [at, { part, widthInches }] of pictures.entries()) {
    const made = await make(await readPart(part)).catch(() => null) // a drawing, or broken
    if (made) found.set(at + 1, { ...made, widthInches })
  }
  return found
}
