import { pageHead } from '../../head.ts'
import { breadcrumbs } from '../../structured-data.ts'

/** One page for a search engine: there is no end to the calculations. */
export function calculatorHead(isCalculated: boolean) {
  return pageHead({
    title: 'Royalty Calculator',
    description:
      'Work out what your book costs to print, what it should sell for and what you earn of each copy, by size, pages, binding and paper, before you publish.',
    path: '/royaltyform',
    listed: !isCalculated,
    jsonLd: [breadcrumbs(['Royalty Calculator', '/royaltyform'])],
  })
}
