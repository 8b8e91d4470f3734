import type { BookDocument } from '@panai/contract/book-document'
import { PRINT_RESOLUTION } from '@panai/contract/book-making'
import type { ManuscriptFinding } from '@panai/contract/manuscript-checks'
import { finding } from './finding.ts'
import { nameOf } from './passages.ts'

/** Below this a picture shows its pixels on paper. */
const LEAST_RESOLUTION = 150

/** How many dots an inch a picture has where it is printed; null: nobody can tell. */
export type PictureSharpness = number | null

/** `sharpness`: of the pictures in the order of the text. */
export function findPictures(
  { sections }: BookDocument,
  sharpness: readonly PictureSharpness[],
): ManuscriptFinding[] {
  return sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      if (block.kind !== 'picture') return []
      const place = { chapter: nameOf(section), paragraph: block.at }
      const dots = sharpness[block.number - 1] ?? null
      const found: ManuscriptFinding[] = []
      if (dots !== null && dots < PRINT_RESOLUTION)
        found.push(
          finding({
            severity: dots < LEAST_RESOLUTION ? 'stops' : 'mend',
            ...place,
            meaning: `Picture ${block.number} has ${Math.round(dots)} dots per inch at the size in which it stands here; a printed picture needs ${PRINT_RESOLUTION}. It would look ${dots < LEAST_RESOLUTION ? 'blurred' : 'a little soft'}.`,
            mend: 'Send the picture as the camera or the scanner made it, or make it smaller on the page.',
          }),
        )
      if (block.description === null)
        found.push(
          finding({
            severity: 'mend',
            ...place,
            meaning: `Picture ${block.number} has no description: readers of the e-book who cannot see it learn nothing of it.`,
            mend: 'In Word, right-click the picture, choose View Alt Text and say in a sentence what it shows.',
          }),
        )
      return found
    }),
  )
}
