/** What stands before the paths of the pages in Tamil. */
export const TAMIL_PREFIX = '/ta'

const places = [
  'publications|blogs|contact|royaltyform|help|login|register|forgot-password|dashboard|book-info|sales-history|payout-history|statements|profile|bank-details',
  '(books|authors|blog|services|reset-password|confirm-email|not-me)/[^/?#]+',
  'books/[^/?#]+/sample',
  'bank-details/[^/?#]+/[^/?#]+',
  'books-in-work/[^/?#]+/proof',
]
const pages = new RegExp(`^/(${places.join('|')})?(?=[?#]|$)`)

/** Whether a page of the site is there in Tamil too, by its path as routes and links have it: `/books/$id`, `/books/7?x`. */
export function isInTamil(path: string): boolean {
  return pages.test(path)
}
