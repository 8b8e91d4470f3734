import { expect, it } from 'vitest'
import { scriptLanguage, scriptRuns } from './script-language.ts'

it.each([
  ['உ. வே. சாமிநாதையர்', 'ta'],
  ['ഒ. ചന്തുമേനോൻ', 'ml'],
  ['గురజాడ అప్పారావు', 'te'],
  ['प्रेमचंद', 'hi'],
  ['ಕುವೆಂಪು', 'kn'],
  ['G. U. Pope', undefined],
  ['A long English letter that quotes one word, அறம், and goes on', undefined],
  ['நீண்ட தமிழ்க் கடிதம்: PDF கோப்பைப் பார்த்தேன்', 'ta'],
  ['2026', undefined],
  ['', undefined],
])('hears %s as %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language)
})

it.each([
  [
    'en',
    'The novel பொன்னியின் செல்வன் (1950) is read',
    [['The novel '], ['பொன்னியின் செல்வன்', 'ta'], [' (1950) is read']],
  ],
  ['ta', 'உங்கள் PDF கோப்பு', [['உங்கள் '], ['PDF', 'en'], [' கோப்பு']]],
  ['ta', 'அலை ஓசை, 1948', [['அலை ஓசை, 1948']]],
  ['de', 'Straße und அறம்', [['Straße und '], ['அறம்', 'ta']]],
  ['en', 'அறம் and ജീവിതം', [['அறம்', 'ta'], [' and '], ['ജീവിതം', 'ml']]],
  ['en', '2026', [['2026']]],
  ['ta', 'சொல் שלום', [['சொல் שלום']]],
  ['en', '', []],
] as const)('in a text in %s the runs of %s are told apart', (own, text, runs) => {
  expect(scriptRuns(text, own).map(({ text, language }) => (language ? [text, language] : [text]))).toEqual(
    runs,
  )
})
