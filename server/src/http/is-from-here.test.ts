import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isFromHere } from './is-from-here.ts'

const local = 'localhost:3000'

function aCall(remoteAddress: string | undefined, headers: Record<string, string | undefined>) {
  return { socket: { remoteAddress }, headers } as IncomingMessage // the parts of it that are asked
}

test.each([
  ['127.0.0.1', local],
  ['127.8.0.1', local],
  ['::1', local],
  ['::ffff:127.0.0.1', local],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]:3000'],
  ['127.0.0.1', 'panai.localhost:3000'],
])('a call from %s to %s was made on this machine', (address, host) => {
  for (const proxies of [0, 1]) expect(isFromHere(aCall(address, { host }), proxies)).toBe(true)
})

test.each([
  ['203.0.113.7', local],
  ['10.88.0.1', local],
  ['::ffff:203.0.113.7', local],
  ['2001:db8::1', local],
  ['0.0.0.0', local],
  [undefined, local],
  ['127.0.0.1', undefined],
  ['127.0.0.1', ''],
  ['127.0.0.1', 'books.example'],
  ['127.0.0.1', 'localhost.books.example:3000'],
  ['127.0.0.1', '127.0.0.1.books.example'],
  ['127.0.0.1', 'notlocalhost'],
  ['127.0.0.1', '192.168.1.4:3000'],
  ['127.0.0.1', '0.0.0.0:3000'],
  ['127.0.0.1', '[::ffff:203.0.113.7]'],
  ['127.0.0.1', 'a b'],
])('a call from %s to %s was not', (address, host) => {
  for (const proxies of [0, 1]) expect(isFromHere(aCall(address, { host }), proxies)).toBe(false)
})

test.each([
  ['x-forwarded-for', '127.0.0.1', true],
  ['x-forwarded-for', '::1, 127.0.0.1', true],
  ['x-forwarded-for', '203.0.113.7', false],
  ['x-forwarded-for', '127.0.0.1, 203.0.113.7', false],
  ['x-forwarded-for', '203.0.113.7, 127.0.0.1', false],
  ['x-forwarded-for', 'unknown', false],
  ['x-forwarded-for', '', false],
  ['x-real-ip', '127.0.0.1', true],
  ['x-real-ip', '203.0.113.7', false],
  ['x-forwarded-host', local, true],
  ['x-forwarded-host', 'books.example', false],
  ['x-forwarded-proto', 'https', true],
  ['x-forwarded-server', 'books.example', false],
  ['forwarded', 'for=127.0.0.1', false],
  ['via', '1.1 books', false],
])('%s: %s, from a proxy that is expected, leaves it one of this machine: %s', (name, value, isLeft) => {
  expect(isFromHere(aCall('127.0.0.1', { host: local, [name]: value }), 1)).toBe(isLeft)
  // Two were expected and one came: the left entry is the visitor's own word.
  expect(isFromHere(aCall('127.0.0.1', { host: local, [name]: value }), 2)).toBe(isLeft)
  expect(isFromHere(aCall('127.0.0.1', { host: local, [name]: value }), 0)).toBe(false)
})
