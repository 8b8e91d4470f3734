import { expect, test } from 'vitest'
import { eventNetworkOf, networkWords } from './network-words.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:5:6', '2001:db8:5:6::/64'],
  ['0:0:0:0', 'This machine'],
  ['127.0.0.1', 'This machine'],
  ['the server itself', 'This machine'],
  ['192.168.1.20', 'Local network (192.168.1.20)'],
  ['172.31.0.0/24', 'Local network (172.31.0.0/24)'],
  ['172.32.0.1', '172.32.0.1'],
  ['fd12:3456:789a:1', 'Local network (fd12:3456:789a:1::/64)'],
  ['fe80:0:0:0', 'Local network (fe80:0:0:0::/64)'],
  [null, null],
])('the network %s is called %s', (network, words) => {
  expect(networkWords(network)).toBe(words)
})

test('events are found by the network that the list shows', () => {
  expect(eventNetworkOf(networkWords('the server itself') ?? '')).toBe('the server itself')
  expect(eventNetworkOf('192.0.2.0/24')).toBe('192.0.2.0/24')
})
