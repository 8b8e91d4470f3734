import { describe, expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

describe('the minutes that a text takes', () => {
  test.each([
    ['nothing', '', 1],
    ['a line', 'A line that is read at once.', 1],
    ['six hundred and sixty English words', 'word '.repeat(660), 3],
    ['as many Tamil ones', 'எழுத்து '.repeat(660), 5],
    ['half and half', `${'word '.repeat(330)}${'எழுத்து '.repeat(330)}`, 4],
    ['dashes and dots that are no words', '– … * '.repeat(5_000), 1],
  ])('%s', (_, text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes)
  })
})
