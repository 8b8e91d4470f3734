import { expect, test } from 'vitest'
import { namesMeantWithin, namesWithin } from './names-within.ts'
import { type ReadQuery, readQuery } from './read-query.ts'

const read = (q: string): ReadQuery => {
  const query = readQuery(q)
  if (!query) throw new Error('it has words')
  return query
}

test('a query holds the names that leave some of its words out, as they are and in one word', () => {
  expect(namesWithin(read('the ponniyin selvan'))).toEqual([
    'ti punin',
    'tipunin',
    'punin',
    'punin silvan',
    'puninsilvan',
    'silvan',
  ])
})

test.each(['menaka', 'of the king', 'a to z'])('%s is no longer than a name, or tells too little', (q) => {
  expect(namesWithin(read(q))).toEqual([])
})

test('a word that was meant stands for the one that was typed, in names that are long enough to be known', () => {
  const meant = new Map([['silapatikram', ['silapatikaram']]])
  expect(namesMeantWithin(read('silapathikram full'), (word) => meant.get(word) ?? [])).toEqual([
    'silapatikram',
    'silapatikaram',
  ])
})

test('a long query holds a bounded number of names', () => {
  const query = read('alpha bravo charlie delta ecco foxtrot golf hotel india juliet kilo lima mike')
  expect(namesWithin(query).length).toBeLessThanOrEqual(110)
  expect(namesMeantWithin(query, (word) => [`${word}a`, `${word}i`]).length).toBeLessThanOrEqual(200)
})
