import { expect, test } from 'vitest'
import { periodWords } from './statement-words.ts'

test.each([
  ['en', '2026-10-01', '2026-10-31', 'October 2026'],
  ['en', '2026-07-01', '2026-09-30', 'July-September 2026'],
  ['ta', '2026-10-01', '2026-10-31', 'அக்டோபர் 2026'],
  ['ta', '2026-07-01', '2026-09-30', 'ஜூலை – செப்டம்பர் 2026'],
] as const)('in %s the period from %s to %s is %s', (language, from, to, words) => {
  expect(periodWords(language, from, to)).toBe(words)
})
