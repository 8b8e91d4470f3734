import { expect, test } from 'vitest'
import { aWordFile, ofList, wordLists, wordParagraph, wordRun, wordText } from '../../../test/a-word-file.ts'
import { checkedWord } from '../../../test/checked-word.ts'
import { worded } from '../findings/worded.ts'

async function missingIn(...paragraphs: string[]) {
  const body = paragraphs.map(wordText).join('')
  const { findings } = await checkedWord(aWordFile({ body }))
  return findings.filter(({ kind }) => kind === 'missing_letters')
}

test('letters that none of our fonts has are named, each once, with how often they stand', async () => {
  const [found, ...others] = await missingIn('மழை வந்தது', 'மழை ☂ 漢字 漢', 'தனி \uf0e8')
  expect(others).toEqual([])
  expect(found).toMatchObject({
    severity: 'mend',
    paragraph: 2,
    facts: {
      count: 5,
      letters: { shown: ['☂ [U+2602]', '漢 [U+6F22]', '字 [U+5B57]', '[U+F0E8]'], more: 0 },
    },
  })
  expect(found && worded(found, 'en').meaning).toBe(
    '5 letters are in none of our fonts (☂ [U+2602], 漢 [U+6F22], 字 [U+5B57], [U+F0E8]): the printed book would have a box for each.',
  )
  expect(found && worded(found, 'ta').meaning).toContain('☂ [U+2602], 漢 [U+6F22], 字 [U+5B57], [U+F0E8]')
})

test('what our languages are written in is all there, and what is not drawn is not missed', async () => {
  const texts = [
    'க்ஷ ஸ்ரீ ௧௨௩ ௹ “மேற்கோள்” – …',
    'कथा മലയാളം తెలుగు ಕನ್ನಡ',
    'Tirukkuṟaḷ, naïve, Ελλάδα, Москва ₹ 500 ½ × ©',
    'சொல்\u200bஒன்று சொ\u00adல் ക്\u200c \ufeff\u2060\u00a0x',
  ]
  expect(await missingIn(...texts)).toEqual([])
})

test('many are named by the first of them', async () => {
  const [found] = await missingIn(
    Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(''),
  )
  expect(found?.facts).toMatchObject({ count: 40, letters: { more: 20 } })
})

test('a number that Word makes is looked at too', async () => {
  const body = wordParagraph(wordRun('மழை'), ofList(1))
  const { findings } = await checkedWord(aWordFile({ body, parts: wordLists([['☞ %1a', 'decimal']]) }))
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'missing_letters' }))
})
