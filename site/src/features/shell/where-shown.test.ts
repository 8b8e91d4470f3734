import { expect, test } from 'vitest'
import { isShown, type ShellPart } from './where-shown.ts'

test.each<[string, ShellPart[]]>([
  ['/', ['header', 'footer', 'chat']],
  ['/login', ['header']],
  ['/register', ['header']],
  ['/dashboard', ['footer']],
  ['/book-info', ['footer']],
  ['/profile', ['footer']],
  ['/statements', ['footer']],
  ['/books-in-work/7/proof', ['footer']],
  ['/bank-details', ['footer']],
  ['/sales-history', ['footer']],
  ['/payout-history', ['footer']],
  ['/forgot-password', ['header', 'footer']],
  ['/reset-password/5f3c', ['header', 'footer']],
  ['/confirm-email/5f3c', ['header', 'footer']],
  ['/bank-details/confirm/5f3c', ['header', 'footer']],
  ['/not-me/5f3c', ['header', 'footer']],
  ['/not-metal', ['header', 'footer', 'chat']],
])('%s shows %j', (pathname, shown) => {
  const parts: ShellPart[] = ['header', 'footer', 'chat']
  expect(parts.filter((part) => isShown(part, pathname))).toEqual(shown)
})
