import { expect, it } from 'vitest'
import { scriptLanguage } from './script-language.ts'

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
