import { expect, test } from 'vitest'
import { inLanguage } from './texts-in.ts'

const english = {
  language: 'en',
  question: 'Why?',
  answer: 'So.',
  question_ta: 'ஏன்?',
  answer_ta: 'அதனால்.',
} as const
const fields = ['question', 'answer'] as const

test('a record comes in the language that is wanted where it is there whole, and in its own else', () => {
  const own = { language: 'en', question: 'Why?', answer: 'So.' }
  const tamil = { language: 'ta', question: 'ஏன்?', answer: 'அதனால்.' }
  expect(inLanguage(english, fields, 'ta')).toEqual(tamil)
  expect(inLanguage(english, fields, 'en')).toEqual(own)
  expect(inLanguage(english, fields, undefined)).toEqual(own)
  expect(inLanguage({ ...english, answer_ta: null }, fields, 'ta')).toEqual(own)
  expect(
    inLanguage({ ...tamil, language: 'ta', question_en: 'Why?', answer_en: 'So.' }, fields, 'en'),
  ).toEqual(own)
})
