import { expect, test } from 'vitest'
import { preferredEncoding } from './preferred-encoding.ts'

test.each([
  ['', null],
  ['identity', null],
  ['deflate', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ; q=0', null],
  ['gzip;q=0,br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0.0, br;q=0.0, identity', null],
  ['*;q=0, gzip', 'gzip'],
] as const)('Accept-Encoding: %s', (accepted, expected) => {
  expect(preferredEncoding(accepted)).toBe(expected)
})
