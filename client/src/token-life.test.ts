import { afterEach, expect, test, vi } from 'vitest'
import { isExpired, noteServerTime } from './token-life.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const until = (milliseconds: number) => token({ exp: milliseconds / 1000, name: 'பனை ÿþ' })

const saying = (time: string) => new Response(null, { headers: { Date: time } })

afterEach(() => {
  noteServerTime(saying(new Date().toUTCString()))
  vi.useRealTimers()
})

test('a token lives until the second that it names', () => {
  vi.useFakeTimers({ now })
  expect(isExpired(until(now + 1000))).toBe(false)
  expect(isExpired(until(now))).toBe(true)
  expect(isExpired(until(now - 1000))).toBe(true)
})

test('the server says what time it is, whatever the device thinks', () => {
  vi.useFakeTimers({ now: now + 26 * 3_600_000 })
  expect(isExpired(until(now + 60_000))).toBe(true)
  noteServerTime(saying(new Date(now).toUTCString()))
  expect(isExpired(until(now + 60_000))).toBe(false)
  vi.advanceTimersByTime(61_000)
  expect(isExpired(until(now + 60_000))).toBe(true)
})

test('an answer without a time changes nothing', () => {
  vi.useFakeTimers({ now })
  noteServerTime(new Response())
  noteServerTime(saying('some day'))
  expect(isExpired(until(now + 60_000))).toBe(false)
})

test.each(['', 'abc', 'a.b.c', token({}), token({ exp: 'tomorrow' }), token(null), 'e30.****.x'])(
  'what can not be read has no life: %s',
  (text) => {
    expect(isExpired(text)).toBe(true)
  },
)
