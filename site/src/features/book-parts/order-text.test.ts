import { expect, test } from 'vitest'
import { orderText } from './order-text.ts'

test('an order names the book, its format and price, and leaves room for copies and town', () => {
  expect(orderText({ title: 'திருக்குறள்', mrp: 1350, format: ['paperback', 'ebook'] })).toBe(
    'I would like to buy this book.\n\nTitle: திருக்குறள்\nFormat: Paperback or Ebook\nMRP: Rs. 1,350.00\nCopies: 1\nTown: ',
  )
})
