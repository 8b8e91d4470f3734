import type { ProofComment } from '@panai/contract/threads/proof-comments'
import type { PlaceOnPage } from './page-words.ts'

/** Where a comment belongs on the pages that are shown. */
export type Shown = {
  readonly page: number
  /** A number: so many thousandths of the letters of the page stand before it. null: the page as a whole. */
  readonly place: PlaceOnPage | number | null
  /** false: what it was written about is gone or is another, and would stand here. */
  readonly isThere: boolean
}

/** @param sha256 of the file that is shown. @returns 'unknown' where it was written about other pages, and was not carried to these. */
export function placeOfComment(
  { page, x, y, carried, ...comment }: ProofComment,
  sha256: string | null,
): Shown | 'unknown' {
  if (comment.sha256 === sha256)
    return { page, place: x === null || y === null ? null : { x, y }, isThere: true }
  if (carried === null || carried.sha256 !== sha256) return 'unknown'
  return { page: carried.page, place: carried.letters_before, isThere: carried.is_there }
}
