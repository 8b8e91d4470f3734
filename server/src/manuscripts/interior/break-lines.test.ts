import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines, type LinePart, MOST_SHRINK, MOST_STRETCH } from './break-lines.ts'

const words = (...widths: number[]): LinePart[] => widths.map((width) => ({ width, spaceBefore: true }))
const page = { width: 20, space: 1, indent: 0 }

test('a line whose spaces would stretch too far stays ragged, and one that nearly fills the page is stretched', () => {
  expect(breakLines(words(6, 6, 6, 15, 9, 9), page)).toEqual([
    { end: 3, justify: true },
    { end: 4, justify: false },
    { end: 6, justify: false },
  ])
})

test('the last line is not stretched, and a word that is too wide has a line of its own', () => {
  expect(breakLines(words(5, 30, 5), page).map(({ end }) => end)).toEqual([1, 2, 3])
  expect(breakLines(words(5), page)).toEqual([{ end: 1, justify: false }])
  expect(breakLines([], page)).toEqual([])
})

test('whatever the words are, each stands in one line, no line is overfull, and none is stretched or squeezed too far', () => {
  const width = fc.double({ min: 0.2, max: 18, noNaN: true })
  const part = fc.record({ width, spaceBefore: fc.boolean() })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const lines = breakLines(parts, { ...page, indent: 1.3 })
      expect(lines.at(-1)?.end ?? 0).toBe(parts.length)
      for (const [at, { end, justify }] of lines.entries()) {
        const line = parts.slice(lines[at - 1]?.end ?? 0, end)
        const spaces = line.filter(({ spaceBefore }, word) => word > 0 && spaceBefore).length
        const room = page.width - (at === 0 ? 1.3 : 0)
        const left = room - line.reduce((sum, one) => sum + one.width, 0) - spaces * page.space
        expect(left).toBeGreaterThanOrEqual(-spaces * page.space * MOST_SHRINK - 1e-9)
        if (justify) expect(left / (spaces * page.space)).toBeLessThanOrEqual(MOST_STRETCH + 1e-9)
      }
    }),
  )
})
