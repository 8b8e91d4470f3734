import { expect, test } from 'vitest'
import { aWordFile, wordParagraph, wordRun } from '../../../test/a-word-file.ts'
import { checkedWord } from '../../../test/checked-word.ts'

async function numbersToldOf(titles: readonly string[]): Promise<unknown[]> {
  const body = titles.map(
    (title) =>
      wordParagraph(wordRun(title), '<w:outlineLvl w:val="0"/>') + wordParagraph(wordRun('மழை பெய்தது.')),
  )
  const { findings } = await checkedWord(aWordFile({ body: body.join('') }))
  return findings.filter(({ kind }) => kind === 'chapter_number').map(({ facts }) => facts)
}

test.each([
  [['7 நாள்கள்', '1984', 'ஒன்றுமில்லை', '100 Days of Rain']],
  [['Summer 69', 'Class 10', 'மழை 2']],
  [['Chapter 1: Rain', 'Chapter 2 – Sun', 'Chapter 3']],
  [['1. மழை', '2. வெயில்', '3) காற்று']],
  [['அத்தியாயம் 1', 'அத்தியாயம் 2', 'அத்தியாயம் 1', 'அத்தியாயம் 2']],
])('%j are numbered as they should be', async (titles) => expect(await numbersToldOf(titles)).toEqual([]))

test.each([
  [['Chapter 1', 'Chapter 3'], [{ number: 3, before: 1 }]],
  [['1. மழை', '2. வெயில்', '2. காற்று'], [{ number: 2, before: 2 }]],
  [['இயல் 1', 'நடுவில்', 'இயல் 4'], [{ number: 4, before: 1 }]],
])('of %j the numbers are told', async (titles, told) => expect(await numbersToldOf(titles)).toEqual(told))
