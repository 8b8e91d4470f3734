import type { TrimSize } from '@panai/contract/language/vocabulary'
import { expect, test } from 'vitest'
import { SILENT } from '../silent.ts'
import { type SizeSet, untilAllAreSet } from './until-all-are-set.ts'

const sizes = ['A4', '6 X 9 in', '5 X 8 in', '5 X 7 in'] as const

const counted = { pages: 100, starts: null, texts: null }

/** What is found when a process tells of `most` sizes and ends, or at once at a size. */
async function found(most: number, endsAt: TrimSize | null = null) {
  const asked: (readonly TrimSize[])[] = []
  const all: SizeSet[] = []
  const ask = async (left: readonly TrimSize[]) => {
    asked.push(left)
    const end = endsAt === null ? -1 : left.indexOf(endsAt)
    return left.slice(0, end < 0 ? most : Math.min(end, most)).map((size) => ({ size, ...counted }))
  }
  for await (const told of untilAllAreSet(sizes, ask)) all.push(told)
  return { asked, all }
}

test('one process sets a book in all sizes', async () => {
  const { asked, all } = await found(sizes.length)
  expect(asked).toEqual([sizes])
  expect(all).toEqual(sizes.map((size) => ({ size, ...counted })))
})

test('where it ends early, the next goes on with the rest', async () => {
  const { asked, all } = await found(3)
  expect(asked).toEqual([sizes, ['5 X 7 in']])
  expect(all).toEqual(sizes.map((size) => ({ size, ...counted })))
})

test('a size that ends two processes can not be set, and the others are', async () => {
  const { asked, all } = await found(sizes.length, '6 X 9 in')
  expect(asked).toEqual([sizes, sizes.slice(1), sizes.slice(2)])
  expect(all).toEqual(
    sizes.map((size) => (size === '6 X 9 in' ? { size, problem: SILENT } : { size, ...counted })),
  )
})
