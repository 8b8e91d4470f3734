import { expect, test } from 'vitest'
import { findClusters, findLineParts } from './letter-clusters.ts'

test('a word has no part that begins with a pure consonant', () => {
  expect(findLineParts('பதிப்பகம்')).toEqual(['ப', 'திப்', 'ப', 'கம்'])
  expect(findLineParts('வாழ்த்துகள்')).toEqual(['வாழ்த்', 'து', 'கள்'])
  expect(findLineParts('ஸ்ரீரங்கம்')).toEqual(['ஸ்ரீ', 'ரங்', 'கம்'])
  expect(findLineParts('க்ஷேத்திரம்')).toEqual(['க்ஷேத்', 'தி', 'ரம்'])
})

test.each([
  ['কৃষ্ণ', ['কৃ', 'ষ্ণ']],
  ['ક્ષિતિજ', ['ક્ષિ', 'તિ', 'જ']],
  ['ශ්‍රී', ['ශ්‍රී']],
  ['👩‍👩‍👧👍🏽🇮🇳!', ['👩‍👩‍👧', '👍🏽', '🇮🇳', '!']],
])('what is drawn as one letter or picture stays whole: %s', (text, clusters) => {
  expect(findClusters(text)).toEqual(clusters)
})
