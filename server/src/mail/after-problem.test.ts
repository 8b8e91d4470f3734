import { expect, test } from 'vitest'
import { afterProblem } from './after-problem.ts'
import { MailProblem } from './mail-problem.ts'

const HOUR = 3_600_000
const forNow = new Error('busy')
const about = { trouble: { step: 'envelope', reply: '550' }, code: '550' } as const
const forGood = new MailProblem('no such mailbox', { isRefusal: true, fault: 'mail', ...about })
const outOfReach = new MailProblem('no login', { isRefusal: false, fault: 'server', ...about })

function pauses(error: Error, jitter: number): number[] {
  const found: number[] = []
  for (let tries = 1; ; tries++) {
    const outcome = afterProblem(error, tries, jitter)
    if (outcome.status !== 'waiting') return found
    found.push(outcome.againInMs)
  }
}

test('the pauses double up to an hour', () => {
  const seconds = pauses(forNow, 0.5).map((ms) => ms / 1_000)
  expect(seconds.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600])
  expect(Math.max(...seconds)).toBe(3_600)
})

test('an outage of four days is outlived, and after six days a mail is given up', () => {
  const total = (jitter: number) => pauses(forNow, jitter).reduce((sum, ms) => sum + ms, 0)
  expect(total(0)).toBeGreaterThan(3.9 * 24 * HOUR)
  expect(total(1)).toBeLessThan(6 * 24 * HOUR)
})

test('a refusal for good ends after three tries', () => {
  expect(pauses(forGood, 0.5)).toHaveLength(2)
  expect(afterProblem(forGood, 3)).toEqual({ status: 'failed', problem: 'no such mailbox' })
})

test('a try at which the server takes no mail at all never ends it, and is not counted', () => {
  for (const tries of [1, 126, 1_000])
    expect(afterProblem(outOfReach, tries)).toEqual({
      status: 'waiting',
      problem: 'no login',
      againInMs: 2_000,
      isSpared: true,
    })
})

test('of what the database refused, no value of a row is noted', () => {
  const refused = Object.assign(new Error('invalid input syntax for type date: "meena@books.example"'), {
    code: '22007',
  })
  expect(afterProblem(refused, 1)).toMatchObject({ problem: 'invalid input syntax for type date: "…"' })
})

test('what is noted is one short line', () => {
  const { problem } = { problem: '', ...afterProblem(new Error(`450\r\n${'x'.repeat(1_000)}\0`), 1) }
  expect(problem).toHaveLength(500)
  expect(problem).toMatch(/^450 x+$/)
})
