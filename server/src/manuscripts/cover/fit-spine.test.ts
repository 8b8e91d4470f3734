import { languageOfLetters } from '@panai/contract/language/script-language'
import { SPINE_DISTANCE, spineWidth } from '@panai/contract/manuscripts/book-making'
import { expect, test } from 'vitest'
import { createMeasure } from '../interior/create-measure.ts'
import { loadFonts } from '../interior/fonts.ts'
import { fitSpine } from './fit-spine.ts'
import { fitText, lineHeightOf, POINTS_PER_MM } from './fit-text.ts'

const long = {
  ta: 'பொன்னியின் செல்வன் கதையில் வரும் ஊர்களின் வழியே நடந்து சென்ற ஒருவரின் நாட்குறிப்புகள் '.repeat(4).trim(),
  hi: 'पुराने शहर की गलियों में खोई हुई चिट्ठियों और उन्हें पढ़ने वालों की लंबी कहानी '.repeat(4).trim(),
  en: 'The long and winding story of letters that were lost in the lanes of an old town '.repeat(4).trim(),
}
const measure = createMeasure(await loadFonts(Object.values(long).join()))
const length = 190
const names = { author: 'மு. செல்வி', publisher: 'பனை', length, measure }
const spine = (title: string, pages: number, given = {}) =>
  fitSpine({ title, pages, width: spineWidth(pages, 'B & W cream paper'), ...names, ...given })

test.each([
  [79, false],
  [80, true],
])('a book of %i pages has words on its spine: %s', (pages, isLettered) => {
  const set = spine('கிணற்றில் வானம்', pages)
  expect(set !== null).toBe(isLettered)
})

test.each([80, 100, 214, 500, 1_000])(
  'the words of a book of %i pages keep away from both folds',
  (pages) => {
    const set = spine('கிணற்றில் வானம்', pages)
    const height = ((set?.size ?? 0) * lineHeightOf('கிணற்றில்')) / POINTS_PER_MM
    expect(height).toBeLessThanOrEqual(spineWidth(pages, 'B & W cream paper') - 2 * SPINE_DISTANCE)
    expect(set?.words.map(({ text }) => text)).toEqual(['மு. செல்வி', 'கிணற்றில் வானம்', 'பனை'])
    expect(set?.size).toBeGreaterThanOrEqual(6)
  },
)

test('words on the spine follow each other and none reaches into the next', () => {
  for (const title of ['வானம்', 'கிணற்றில் வானம்', long.ta.slice(0, 60)]) {
    const set = spine(title, 300)
    const ends = (set?.words ?? []).map(
      ({ text, isTitle, from }) =>
        from + (measure(text, isTitle ? '700-normal' : '400-normal') * (set?.size ?? 0)) / POINTS_PER_MM,
    )
    for (const [at, { from }] of (set?.words ?? []).entries())
      expect(from).toBeGreaterThanOrEqual((ends[at - 1] ?? 0) - 0.01)
    expect(ends.at(-1)).toBeLessThanOrEqual(length + 0.01)
  }
})

test.each(Object.entries(long))(
  'a title in %s that is too long ends where the spine does, and is told',
  (_, title) => {
    const set = spine(title, 300)
    const [only, ...others] = set?.words ?? []
    expect([set?.isCut, others]).toEqual([true, []])
    expect(only?.text).toMatch(/\S…$/)
    expect(title.startsWith(only?.text.slice(0, -1) ?? '?')).toBe(true)
    expect((measure(only?.text ?? '', '700-normal') * (set?.size ?? 0)) / POINTS_PER_MM).toBeLessThanOrEqual(
      length,
    )
  },
)

test.each(Object.entries(long))(
  'a text in %s is broken into lines that have room, down to the smallest size',
  (_, text) => {
    const room = { width: 60, height: 80, sizes: [14, 12, 10, 8], cut: '400-normal' } as const
    const fitted = fitText(text, room, measure)
    expect(fitted.isCut).toBe(false)
    expect(fitted.lines.map((line) => line.text).join(' ')).toBe(text)
    expect(fitted.height).toBeLessThanOrEqual(room.height)
    for (const line of fitted.lines)
      expect((measure(line.text, room.cut) * fitted.size) / POINTS_PER_MM).toBeLessThanOrEqual(room.width)
    const small = fitText(text, { ...room, height: 12 }, measure)
    expect([small.isCut, small.size, small.lines.at(-1)?.text.endsWith('…')]).toEqual([true, 8, true])
    expect(languageOfLetters(small.lines[0]?.text ?? '')).toBe(_)
  },
)

test('one word that is wider than its room is broken between its letters, never within one', () => {
  const word = 'ஸ்ரீரங்கநாதர்க்ஷேத்திரமாஹாத்மியம்'
  const { lines } = fitText(word, { width: 12, height: 100, sizes: [12], cut: '700-normal' }, measure)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.map(({ text }) => text).join('')).toBe(word)
  for (const { text } of lines) expect(text).not.toMatch(/^\p{M}/u)
})

test('nothing to say takes no room', () => {
  expect(fitText(' \n ', { width: 10, height: 10, sizes: [8], cut: '400-normal' }, measure)).toMatchObject({
    ...{ lines: [], height: 0, isCut: false },
  })
})
