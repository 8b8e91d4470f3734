import { expect, test } from 'vitest'
import { findLineParts } from './letter-clusters.ts'

test('a word has no part that begins with a pure consonant', () => {
  expect(findLineParts('பதிப்பகம்')).toEqual(['ப', 'திப்', 'ப', 'கம்'])
  expect(findLineParts('வாழ்த்துகள்')).toEqual(['வாழ்த்', 'து', 'கள்'])
  expect(findLineParts('ஸ்ரீரங்கம்')).toEqual(['ஸ்ரீ', 'ரங்', 'கம்'])
  expect(findLineParts('க்ஷேத்திரம்')).toEqual(['க்ஷேத்', 'தி', 'ரம்'])
})
