import { expect, it } from 'vitest'
import { canonicalPath, isTamilAddress, publicPageKey, whenStarted } from './page-address.ts'

const at = (address: string) => new URL(address, 'https://books.example')

it.each([
  ['/royaltyform', '/royaltyform'],
  ['/royaltyform?utm_source=letter', '/royaltyform'],
  ['/publications?page=2&genre=poetry&x=1', '/publications?genre=poetry&page=2'],
  ['/blog/7?page=2', '/blog/7'],
  ['/books/7?page=2', '/books/7'],
  ['/books/7/sample?utm=1&page=2', '/books/7/sample?page=2'],
  ['/help?utm=1&tab=word-limits', '/help?tab=word-limits'],
  ['/contact?name=Meena', '/contact'],
  ['/ta/', '/ta/'],
  ['/ta/help?utm=1&tab=images', '/ta/help?tab=images'],
  ['/ta/books/7/sample', '/ta/books/7/sample'],
  ['/ta/publications?page=2&genre=poetry&x=1', '/ta/publications?genre=poetry&page=2'],
])('%s is kept as %s', (address, key) => {
  expect(publicPageKey(at(address))).toBe(key)
})

it.each([
  '/contact?book=7',
  '/royaltyform?size=A4',
  '/royaltyform?pages=100&utm_source=letter',
  '/royaltyform?copies=',
  '/royaltyform?mrp=400',
  '/royaltyform?binding=x',
  '/royaltyform?interior=x',
  '/login',
  '/blog/x',
  '/books/x/sample',
  '/books/7/sample/2',
  '/ta',
  '/ta/contact?book=7',
  '/ta/royaltyform?size=A4',
  '/ta/login',
  '/ta/dashboard',
  '/tables',
])('%s is not kept', (address) => {
  expect(publicPageKey(at(address))).toBeNull()
})

it('leads another spelling of the calculator to the one, with its calculation', () => {
  expect(canonicalPath(at('/RoyaltyForm/?pages=100'))).toBe('/royaltyform?pages=100')
})

it.each([
  ['/', 'asleep'],
  ['/publications?genre=poetry', 'asleep'],
  ['/blog/7', 'asleep'],
  ['/books/7/sample?page=2', 'asleep'],
  ['/royaltyform', 'late'],
  ['/ta/', 'asleep'],
  ['/ta/books/7', 'asleep'],
  ['/ta/royaltyform', 'late'],
  ['/ta/login', 'at-once'],
  ['/contact?book=7', 'at-once'],
  ['/login', 'at-once'],
  ['/dashboard', 'at-once'],
])('%s starts %s', (address, when) => {
  expect(whenStarted(at(address))).toBe(when)
})

it.each([
  ['/ta', '/ta/'],
  ['/TA/Publications/?q=x', '/ta/publications?q=x'],
  ['/ta/home', '/ta/'],
  ['/ta/', null],
  ['/ta/books/7', null],
  ['/ta/Books/7/Sample/?page=2', '/ta/books/7/sample?page=2'],
  ['/Ta//elsewhere.example', null],
])('the one spelling of %s is %s', (address, spelling) => {
  expect(canonicalPath(at(address))).toBe(spelling)
})

it('knows the addresses in Tamil', () => {
  expect(['/ta', '/ta/', '/ta/x', '/tables', '/'].map(isTamilAddress)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
