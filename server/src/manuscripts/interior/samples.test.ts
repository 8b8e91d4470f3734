import { expect, test } from 'vitest'
import { inLanguage, poems, study } from '../../../../demo/src/manuscripts/manuscripts.ts'
import { proseLanguages } from '../../../../demo/src/manuscripts/prose-in.ts'
import { setBook } from '../../../test/a-set-book.ts'
import { checkedWord } from '../../../test/checked-word.ts'
import { readAWordFile } from '../../../test/read-a-word-file.ts'
import { chooseStyle } from './choose-style.ts'

test.each(proseLanguages)(
  'the sample in %s is read as a novel in that language, stopped by nothing, and set',
  async (language) => {
    const file = await inLanguage(language)
    const report = await checkedWord(file)
    expect(report.languages[0]).toBe(language)
    expect(report.chapters).toHaveLength(3)
    expect(report.findings.filter(({ severity }) => severity === 'stops')).toEqual([])
    const { book } = await readAWordFile(file)
    expect(chooseStyle(book)).toBe('novel')
    expect((await setBook(book, { language })).count).toBeGreaterThan(6)
  },
)

test.each([
  ['poetry', poems],
  ['academic', study],
] as const)('the sample in the house style for %s is set in it', async (style, make) => {
  const { book } = await readAWordFile(await make())
  expect(chooseStyle(book)).toBe(style)
  expect((await setBook(book)).count).toBeGreaterThan(6)
})
