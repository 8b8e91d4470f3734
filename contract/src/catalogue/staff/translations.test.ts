import { expect, test } from 'vitest'
import { translationMessages } from './translation-messages.ts'
import { lackingLanguages, translationProblems } from './translations.ts'

const fields = ['question', 'answer'] as const
const tamil = { question_ta: 'ஏன்?', answer_ta: 'ஆம்.' }

test('a translation is there whole or not at all, and in another language', () => {
  expect(translationProblems({ language: 'en' }, fields)).toEqual({})
  expect(translationProblems({ language: 'en', ...tamil }, fields)).toEqual({})
  expect(translationProblems({ language: 'en', ...tamil, answer_ta: null }, fields)).toEqual({
    answer_ta: [translationMessages.notWhole('Tamil')],
  })
  const own = [translationMessages.own('Tamil')]
  expect(translationProblems({ language: 'ta', ...tamil }, fields)).toEqual({
    question_ta: own,
    answer_ta: own,
  })
})

test('a record lacks the languages of the site in which it has nothing', () => {
  expect(lackingLanguages({ language: 'en' }, fields)).toEqual(['ta'])
  expect(lackingLanguages({ language: 'kn', ...tamil }, fields)).toEqual(['en'])
  expect(lackingLanguages({ language: 'en', ...tamil }, fields)).toEqual([])
})
