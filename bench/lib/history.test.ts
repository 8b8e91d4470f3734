import { expect, test } from 'vitest'
import { drawHistory, type Measured } from './history.ts'

const at = (day: number, figure: string, reached: boolean | null = true): Measured => ({
  began: `2026-11-${day}T08:02:37.962Z`,
  machine: { processor: 'two cores', loadAfter: 1.26 },
  findings: [{ row: 'Start to the first page', figure, bound: '≤ 1.2 s', reached }],
})

test('a row is drawn over time by the first number of its figures, with what was missed', () => {
  expect(drawHistory([at(24, '1,100 ms'), at(25, '1,800 ms (of 5)', false), at(26, '1,450 ms')])).toBe(
    [
      'Start to the first page (≤ 1.2 s)  ▁█▅',
      '      2026-11-24 08:02  load 1.3  1,100 ms',
      '  NO  2026-11-25 08:02  load 1.3  1,800 ms (of 5)',
      '      2026-11-26 08:02  load 1.3  1,450 ms',
    ].join('\n'),
  )
})

test('rows are chosen by a part of their names, and a figure without a number is a gap', () => {
  const all = [at(24, 'could not be measured'), at(25, '900 ms')]
  expect(drawHistory(all, 'FIRST page')).toMatch(/^Start to the first page \(≤ 1\.2 s\) {3}▁\n/)
  expect(drawHistory(all, 'memory')).toBe('Nothing of that was measured yet.')
})
