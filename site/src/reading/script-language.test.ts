import { expect, it } from 'vitest'
import { scriptLanguage } from './script-language.ts'

it.each([
  ['உ. வே. சாமிநாதையர்', 'ta'],
  ['ഒ. ചന്തുമേനോൻ', 'ml'],
  ['గురజాడ అప్పారావు', 'te'],
  ['प्रेमचंद', 'hi'],
  ['ಕುವೆಂಪು', 'kn'],
  ['G. U. Pope', undefined],
  ['', undefined],
])('hears %s as %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language)
})
