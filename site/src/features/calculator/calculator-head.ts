import { localised } from '@panai/contract/language/localised'
import { pageHead } from '../../head.ts'
import { breadcrumbs } from '../../structured-data.ts'

const title = localised('Royalty Calculator', 'உரிமைத்தொகைக் கணிப்பான்')

/** One page for a search engine: there is no end to the calculations. */
export function calculatorHead(isCalculated: boolean) {
  return pageHead({
    title,
    description: localised(
      'Work out what your book costs to print, what it should sell for and what you earn of each copy, by size, pages, binding and paper, before you publish.',
      'உங்கள் நூலை அச்சிட எவ்வளவு செலவாகும், என்ன விலை வைக்கலாம், ஒவ்வொரு பிரதியும் உங்களுக்கு என்ன தரும் என்று வெளியிடும் முன்பே கணக்கிடுங்கள்: நூல் அளவு, பக்கங்கள், அட்டை வகை, தாள் ஆகியவற்றைக் கொண்டு.',
    ),
    path: '/royaltyform',
    listed: !isCalculated,
    jsonLd: [breadcrumbs([title, '/royaltyform'])],
  })
}
