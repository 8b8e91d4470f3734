import { MOST_PAGES } from '@panai/contract/royalties/royalty-calculator'

/** A text has so many more pages than a book may have that it is not set. */
export class TooLong extends Error {
  /** About how many it would have. */
  readonly pages: number

  constructor(pages: number) {
    super(`about ${pages} pages: no book of more than ${MOST_PAGES} is printed`)
    this.pages = pages
  }
}
