import { expect, test } from 'vitest'
import { type ManuscriptFinding, placeOfFinding } from './manuscript-checks.ts'

const nowhere = { chapter: null, paragraph: null, pages: [] }

test.each<[Partial<ManuscriptFinding>, string | null]>([
  [nowhere, null],
  [{ chapter: 'மழை', paragraph: 4 }, 'மழை, paragraph 4 of the file'],
  [{ pages: [3] }, 'Page 3'],
  [{ chapter: 'மழை', paragraph: 4, pages: [3] }, 'மழை, page 3'],
  [{ chapter: 'மழை', pages: [3, 7, 8, 9] }, 'மழை, pages 3 and 7–9'],
])('of %j the place is told as %s', (given, place) => {
  const finding: ManuscriptFinding = {
    severity: 'mend',
    meaning: '',
    mend: '',
    before: null,
    after: null,
    offers: [],
    ...nowhere,
    ...given,
  }
  expect(placeOfFinding(finding)).toBe(place)
})
