import { expect, test } from 'vitest'
import { isShown, type ShellPart } from './is-shown.ts'

test.each<[string, ShellPart[]]>([
  ['/', ['header', 'footer', 'chat']],
  ['/login', ['header']],
  ['/register', ['header']],
  ['/dashboard', ['footer']],
  ['/book-info', ['footer']],
  ['/profile', ['footer', 'chat']],
  ['/statements', ['footer', 'chat']],
  ['/books-in-work/7/proof', ['footer', 'chat']],
  ['/bank-details', ['footer', 'chat']],
  ['/sales-history', ['footer', 'chat']],
  ['/payout-history', ['footer', 'chat']],
  ['/forgot-password', ['header', 'footer', 'chat']],
  ['/reset-password/5f3c', ['header', 'footer', 'chat']],
  ['/bank-details/confirm/5f3c', ['header', 'footer', 'chat']],
])('%s shows %j', (pathname, shown) => {
  const parts: ShellPart[] = ['header', 'footer', 'chat']
  expect(parts.filter((part) => isShown(part, pathname))).toEqual(shown)
})
