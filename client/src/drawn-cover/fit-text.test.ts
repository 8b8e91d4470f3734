import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

/** Every letter that a reader sees is half as wide as it is high. */
const measure = (text: string) =>
  [...new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(text)].length / 2
const room = { width: 1_000, height: 800, largest: 200, lineHeight: 1.3 }

const long = 'தமிழ்நாட்டின் நாட்டுப்புறக் கதைகளும் அவற்றின் மரபும்: ஒரு விரிவான ஆய்வு '

test.each([
  ['one word', 'Kanavu'],
  ['two words', 'பொன்னியின் செல்வன்'],
  ['a sentence', long],
  ['the longest title that is taken', long.repeat(7).slice(0, 500)],
  ['a word that no line holds', 'கல்வி'.repeat(40)],
  ['a Latin word that no line holds', 'x'.repeat(300)],
])('%s has room, whole', (_, text) => {
  const { lines, size } = fitText(text, measure, room)
  expect(size).toBeLessThanOrEqual(room.largest)
  expect(lines.length * size * room.lineHeight).toBeLessThanOrEqual(room.height)
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width + 1e-6)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/\s+/g, ''))
})

test('a short title is as large as may be, and its lines are of like length', () => {
  expect(fitText('அலை ஓசை', measure, room)).toEqual({ lines: ['அலை ஓசை'], size: 200 })
  const { lines } = fitText('one two three four five six seven', measure, {
    ...room,
    width: 600,
    largest: 60,
  })
  expect(lines).toEqual(['one two three four', 'five six seven'])
})

test('a word is broken between letters, never within one', () => {
  const { lines } = fitText('கௌதமியின்'.repeat(30), measure, room)
  const letters = new Set(
    [...new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment('கௌதமியின்')].map(
      ({ segment }) => segment,
    ),
  )
  for (const line of lines)
    for (const { segment } of new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(line))
      expect(letters).toContain(segment)
})
