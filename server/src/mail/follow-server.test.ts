import { expect, test } from 'vitest'
import { followServer } from './follow-server.ts'

const silence = { fault: 'silence', trouble: { step: 'envelope', reply: null } } as const
const noLogin = { fault: 'server', trouble: { step: 'login', reply: '535 5.7.8' } } as const

function following() {
  let at = 0
  const server = followServer(() => at)
  return {
    ...server,
    pass: (ms: number) => {
      at += ms
    },
    pause: (lane: 'any' | 'urgent' = 'any') => Math.max(0, server.mayTryAt(lane) - at),
  }
}

test('a mail that gets no further while others do is no matter of the server', () => {
  const server = following()
  server.pass(100)
  server.worked()
  server.setBack({ mailId: 1, begunAt: 50, ...silence })
  expect([server.isInDoubt(), server.pause(), server.heldUp()]).toEqual([false, 0, null])
})

test('several that were under way together set the server back once', () => {
  const server = following()
  server.pass(5_000)
  for (const mailId of [1, 2, 3, 4]) server.setBack({ mailId, begunAt: mailId, ...silence })
  expect([server.isInDoubt(), server.pause()]).toEqual([true, 1_000])
})

test('the pauses double up to a minute while it takes none, and the first that gets through ends them', () => {
  const server = following()
  const pauses: number[] = []
  for (let round = 0; round < 8; round++) {
    const begunAt = server.now()
    server.pass(10)
    server.setBack({ mailId: 1, begunAt, ...noLogin })
    pauses.push(server.pause())
    expect(server.pause('urgent')).toBe(server.pause())
    server.pass(server.pause())
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000))
  server.worked()
  expect([server.isInDoubt(), server.pause(), server.heldUp()]).toEqual([false, 0, null])
})

test('silence about one mail again and again keeps others waiting for a second, and is not called the server’s', () => {
  const server = following()
  for (let round = 0; round < 8; round++) {
    const begunAt = server.now()
    server.pass(30_000)
    server.setBack({ mailId: 1, begunAt, ...silence })
    expect([server.pause(), server.heldUp()]).toEqual([1_000, null])
    server.pass(600_000)
  }
})

test('silence about each mail holds an urgent one up for seconds at the most', () => {
  const server = following()
  for (let mailId = 1; mailId <= 8; mailId++) {
    const begunAt = server.now()
    server.pass(5_000)
    server.setBack({ mailId, begunAt, ...silence })
    expect(server.pause('urgent')).toBeLessThanOrEqual(5_000)
    server.pass(server.pause())
  }
  expect(server.heldUp()).toMatchObject({ trouble: silence.trouble })
})

test('it says since when it is held up, and what was answered last', () => {
  const server = following()
  server.pass(1_000)
  server.setBack({ mailId: 1, begunAt: 500, ...silence })
  server.setBack({ mailId: 2, begunAt: 700, ...noLogin })
  server.pass(60_000)
  const heldUp = server.heldUp()
  expect(heldUp?.trouble).toEqual({ step: 'login', reply: '535 5.7.8' })
  expect(Math.abs(Date.now() - 60_500 - (heldUp?.since.getTime() ?? 0))).toBeLessThan(5_000)
})
