import { expect, test } from 'vitest'
import { addressBlock, plainAddress, widerBlock } from './address-block.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test.each([
  ['2001:db8:1:2::9', '2001:db8:1:0/56'],
  ['2001:db8:1:12ff::9', '2001:db8:1:1200/56'],
  ['2001:db8:1:1200::9', '2001:db8:1:1200/56'],
  ['2001:db8::1', '2001:db8:0:0/56'],
  ['203.0.113.7', null],
  ['unknown', null],
])('the network around that of %s is %s', (address, wider) => {
  expect(widerBlock(addressBlock(address))).toBe(wider)
})

test.each([
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
])('%s is %s in other clothes', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
  expect(addressBlock(address)).toBe(plain)
})
