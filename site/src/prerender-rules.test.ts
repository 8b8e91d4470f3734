import { expect, it } from 'vitest'
import { publicPageKey } from './page-address.ts'
import { prerenderRules } from './prerender-rules.ts'

const origin = 'https://books.example'
const patterns = prerenderRules.prerender.flatMap(({ where }) =>
  where.and.flatMap((rule) => ('href_matches' in rule ? rule.href_matches : [])),
)
const isPrepared = (address: string) =>
  patterns.some((pattern) => new URLPattern(pattern, origin).test(new URL(address, origin)))

it.each([
  '/',
  '/publications',
  '/publications?genre=poetry&page=2',
  '/books/7',
  '/books/7/sample?page=2',
  '/authors/7?tab=about',
  '/blogs?page=2',
  '/blog/7',
  '/services/translation',
  '/help?tab=images',
  '/royaltyform',
  '/contact',
])('%s may be prepared, and is public', (address) => {
  expect(isPrepared(address)).toBe(true)
  expect(publicPageKey(new URL(address, origin))).not.toBeNull()
})

it.each([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/x',
  '/confirm-email/x',
  '/not-me/x',
  '/bank-details',
  '/bank-details/confirm/x',
  '/dashboard',
  '/book-info',
  '/books-in-work/7/proof',
  '/sales-history',
  '/payout-history',
  '/statements',
  '/profile',
  '/staff',
  '/staff/books/1',
  '/api/books',
  '/sitemap.xml',
  'https://elsewhere.example/',
])('%s is not prepared', (address) => {
  expect(isPrepared(address)).toBe(false)
})
