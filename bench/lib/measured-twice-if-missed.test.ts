import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { measuredTwiceIfMissed } from './measured-twice-if-missed.ts'

const row = (figure: string, reached: boolean | null): Finding => ({
  row: 'p99',
  figure,
  bound: '≤ 3 ms',
  reached,
})

function measuring(...times: Finding[][]) {
  let asked = 0
  const measure = async () => ({ findings: times[asked++] ?? [], figures: asked })
  return { measure, asked: () => asked }
}

test('what is reached is measured once', async () => {
  const { measure, asked } = measuring([row('2 ms', true), { ...row('7', null), row: 'worth knowing' }])
  expect((await measuredTwiceIfMissed(measure)).findings).toHaveLength(2)
  expect(asked()).toBe(1)
})

test('a bound is missed when it is missed twice in a row, and both figures are told', async () => {
  const lucky = measuring([row('4 ms', false)], [row('2 ms', true)])
  expect(await measuredTwiceIfMissed(lucky.measure)).toEqual({
    findings: [row('2 ms; before: 4 ms', true)],
    remarks: [],
    figures: [1, 2],
  })
  const slow = measuring([row('4 ms', false)], [row('5 ms', false)])
  expect((await measuredTwiceIfMissed(slow.measure)).findings).toEqual([row('5 ms; before: 4 ms', false)])
})

test('a row that was reached stays so, and one that is not there the second time stays as it was', async () => {
  const other = { ...row('1 ms', true), row: 'p50' }
  const { measure } = measuring([row('4 ms', false), other], [{ ...other, reached: false }])
  expect((await measuredTwiceIfMissed(measure)).findings).toEqual([row('4 ms', false), other])
})
