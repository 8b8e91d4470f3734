import type { BookDocument } from '@panai/contract/manuscripts/book-document'
import { PRINT_RESOLUTION } from '@panai/contract/manuscripts/book-making'
import { type Finding, finding } from '../findings/finding.ts'
import { blocksOf, nameOf } from './passages.ts'

/** Below this a picture shows its pixels on paper. */
export const LEAST_RESOLUTION = 150

/** How many dots an inch a picture has where it is printed, in whole numbers; null: nobody can tell. */
export type PictureSharpness = number | null

/** `sharpness`: of the pictures in the order of the text. */
export function findPictures({ sections }: BookDocument, sharpness: readonly PictureSharpness[]): Finding[] {
  return sections.flatMap((section) =>
    blocksOf(section).flatMap((block) => {
      if (block.kind !== 'picture') return []
      const place = { chapter: nameOf(section), paragraph: block.at }
      const dots = sharpness[block.number - 1] ?? null
      const found: Finding[] = []
      if (dots !== null && dots < PRINT_RESOLUTION) {
        const blurred = dots < LEAST_RESOLUTION
        const facts = { number: block.number, dots, blurred }
        found.push(finding(blurred ? 'stops' : 'mend', 'soft_picture', facts, place))
      }
      if (block.description === null)
        found.push(finding('mend', 'undescribed_picture', { number: block.number }, place))
      return found
    }),
  )
}
