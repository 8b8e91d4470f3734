import { describe, expect, it } from 'vitest'
import { dateWords } from './date-words.ts'

describe('dateWords', () => {
  it.each([
    ['2025-11-05', '5 Nov 2025'],
    ['2025-09-30', '30 Sept 2025'],
    ['2025-12-31T18:29:59Z', '31 Dec 2025'],
    ['2025-12-31T18:30:00Z', '1 Jan 2026'],
  ])('writes %s as %s', (iso, words) => {
    expect(dateWords(iso)).toBe(words)
  })

  it('agrees with Intl for every month', () => {
    const intl = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    })
    for (let month = 1; month <= 12; month++) {
      const iso = `2025-${String(month).padStart(2, '0')}-09`
      expect(dateWords(iso)).toBe(intl.format(new Date(iso)))
    }
  })

  it('leaves alone what is no date', () => {
    expect(dateWords('soon')).toBe('soon')
  })
})
