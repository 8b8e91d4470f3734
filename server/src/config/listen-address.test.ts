import { expect, test } from 'vitest'
import { parseListenAddress } from './listen-address.ts'

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0', { host: '127.0.0.1', port: 0 }],
  ['localhost:9464', { host: 'localhost', port: 9464 }],
  ['10.0.0.5:9464', { host: '10.0.0.5', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('%s is an address to listen on', (text, address) => {
  expect(parseListenAddress(text)).toEqual(address)
})

test.each(['', 'x', '65536', '10.0.0.5', '10.0.0:1', '::1:9464', '[10.0.0.5]:1', 'books.example:80', ':80'])(
  '%j is none',
  (text) => {
    expect(parseListenAddress(text)).toBeNull()
  },
)
