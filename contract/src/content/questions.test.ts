import { expect, test } from 'vitest'
import { questionAddress } from './question-address.ts'
import { questions } from './questions.ts'

test('there are eight questions, each with an address of its own', () => {
  expect(questions).toHaveLength(8)
  expect(new Set(questions.map(questionAddress)).size).toBe(8)
  for (const { id } of questions) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(questions.map((question) => [question.question, question]))('%s', (_, { question, answer }) => {
  expect(question.endsWith('?')).toBe(true)
  const words = answer.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(40)
  expect(words).toBeLessThanOrEqual(120)
  expect(answer).not.toMatch(/undefined|NaN|\s{2}/)
})

test.each(questions.map((question) => [question.question_ta, question]))(
  '%s',
  (_, { question_ta, answer_ta }) => {
    expect(question_ta.endsWith('?')).toBe(true)
    expect(answer_ta).not.toMatch(/undefined|NaN|\s{2}/)
    for (const text of [question_ta, answer_ta]) expect(text).toBe(text.normalize('NFC'))
  },
)

test('an answer has the same figures in both languages', () => {
  const figures = (text: string) => [...new Set(text.match(/\d[\d,]*/g))].sort()
  for (const { answer, answer_ta } of questions) expect(figures(answer_ta)).toEqual(figures(answer))
})

test('figures stand in the answers as people write them', () => {
  const answers = Object.fromEntries(questions.map(({ id, answer }) => [id, answer]))
  expect(answers.royalty).toContain('Rs. 70 for distribution and a platform margin of Rs. 30')
  expect(answers.royalty).toContain('20 to 1,000 pages')
  expect(answers['manuscript-format']).toContain('pdf, doc or docx, up to 10 MB')
  expect(answers['manuscript-format']).toContain('7,500 to 40,000')
  expect(answers.translation).toContain('Tamil, English, Kannada, Malayalam, Telugu, Hindi and German')
})
