import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugFrom } from './slug-from.ts'

test.each([
  ['பொன்னியின் செல்வன்', 'ponniyin-selvan'],
  ['பனை ஓலையில் ஒரு கடிதம்', 'panai-olaiyil-oru-kaditham'],
  ['திருக்குறள்', 'thirukkural'],
  ['சிலப்பதிகாரம்', 'silappathikaram'],
  ['வீட்டுச் சமையல்: 100 குறிப்புகள்', 'vittus-samaiyal-100-kurippukal'],
  ['தங்க மீன்கள்', 'thanga-mingal'],
  ['அழகின் சிரிப்பு', 'azhakin-sirippu'],
  ['கற்றது தமிழ்', 'katrathu-thamizh'],
  ['गोदान', 'godan'],
  ['कन्यादान', 'kanyadan'],
  ['ಮೂಕಜ್ಜಿಯ ಕನಸುಗಳು', 'mukajjiya-kanasugalu'],
  ['കയർ', 'kayar'],
  ['The Well at Kandan’s House', 'the-well-at-kandan-s-house'],
  ['Über die Größe', 'uber-die-grosse'],
  ['  — !! ', 'book'],
  ['书', 'book'],
])('%s is %s', (title, slug) => {
  expect(slugFrom(title, 60, 'book')).toBe(slug)
})

test('a long title ends with a whole word', () => {
  expect(slugFrom('one two three four', 12, 'book')).toBe('one-two')
  expect(slugFrom('ந'.repeat(500), 60, 'book')).toHaveLength(60)
})

test('whatever the title, the slug is one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(slugFrom(title, 60, 'book')).toMatch(/^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})
