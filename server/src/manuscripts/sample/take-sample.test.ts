import type { Block, BookDocument } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { aBook, base, chapter, paragraph, run } from '../../../test/a-book-text.ts'
import { type Sample, takeSample } from './take-sample.ts'

/** Of so many letters. */
const text = (letters: number): Block => paragraph('அ'.repeat(letters))
const heading: Block = { ...base, kind: 'heading', level: 1, inlines: [run('தலை')] }
const sceneBreak: Block = { ...base, kind: 'sceneBreak' }
const picture = (number: number): Block => ({
  ...base,
  kind: 'picture',
  number,
  description: null,
  caption: null,
})
const front = (matter: BookDocument['sections'][number]['matter'], blocks: Block[]) => ({
  ...chapter('', blocks),
  kind: 'front' as const,
  matter,
})

function taken(found: ReturnType<typeof takeSample>): Sample {
  if ('problem' in found) throw new Error(found.problem)
  return found
}

const shapeOf = ({ sections }: Sample) => sections.map(({ blocks }) => blocks.length)

test('a tenth is as many whole paragraphs as have no more letters, from the first that is read', () => {
  const [first, second, third] = [text(50), text(40), text(40)]
  const book = aBook([
    front('titlePage', [text(500)]),
    front('preface', [first]),
    chapter('ஒன்று', [second, third, text(870)]),
  ])
  const sample = taken(takeSample(book, 'tenth'))
  expect(sample.sections.map(({ blocks }) => blocks)).toEqual([[first], [second]])
  expect(sample.percent).toBe(9)
})

test('a sample ends with words or a picture, not with what announces more', () => {
  const book = aBook([
    chapter('ஒன்று', [text(50), sceneBreak, heading, text(900)]),
    chapter('இரண்டு', [text(50)]),
  ])
  expect(shapeOf(taken(takeSample(book, 'tenth')))).toEqual([1])
})

test('no paragraph is passed over for a shorter one behind it', () => {
  const book = aBook([chapter('ஒன்று', [text(50), text(900), text(20), text(30)])])
  expect(shapeOf(taken(takeSample(book, 'tenth')))).toEqual([1])
})

test('the first chapter is the first that has words, whatever stands before it', () => {
  const book = aBook([
    front('preface', [text(10)]),
    chapter('', []),
    chapter('ஒன்று', [text(10)]),
    chapter('இரண்டு', [text(20)]),
  ])
  const sample = taken(takeSample(book, 'first_chapter'))
  expect(sample.sections.map(({ title }) => title)).toEqual(['ஒன்று'])
  expect(sample.percent).toBe(25)
})

test('a book of pictures has some of them as its sample, and no sample has more than thirty', () => {
  const pictures = (count: number) => [...Array(count).keys()].map((at) => picture(at + 1))
  expect(shapeOf(taken(takeSample(aBook([chapter('', pictures(24))]), 'tenth')))).toEqual([2])
  const large = aBook([chapter('ஒன்று', pictures(31)), chapter('இரண்டு', pictures(469))])
  expect(shapeOf(taken(takeSample(large, 'tenth')))).toEqual([30])
  expect(takeSample(large, 'first_chapter')).toEqual({ problem: 'too_much' })
})

test('what is no sample is said', () => {
  const long = aBook([chapter('ஒன்று', [text(500)]), chapter('இரண்டு', [text(400)])])
  expect(takeSample(long, 'tenth')).toEqual({ problem: 'too_short' })
  expect(takeSample(long, 'first_chapter')).toEqual({ problem: 'too_much' })
  expect(takeSample(aBook([front('preface', [text(10)])]), 'first_chapter')).toEqual({
    problem: 'no_chapter',
  })
  expect(takeSample(aBook([]), 'tenth')).toEqual({ problem: 'too_short' })
})
