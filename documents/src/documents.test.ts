import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { coverGuidelines, manuscriptFormat } from '@panai/contract/content/downloads'
import { interfaceLanguages } from '@panai/contract/language/interface-languages'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { insideFor, lineDistance, textAreas } from '@panai/contract/manuscripts/text-area'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { documents } from './documents.ts'

const site = path.resolve(import.meta.dirname, '../../site/public')

test.each(documents)('$address is what its script makes, however often', async ({ address, make }) => {
  const [first, second, kept] = await Promise.all([make(), make(), readFile(path.join(site, address))])
  expect(Buffer.compare(first, second)).toBe(0)
  expect(Buffer.compare(first, kept), 'run npm run documents').toBe(0)
})

test('in each language there is a format for every size, and the guidelines for covers', () => {
  expect(new Set(documents.map(({ address }) => address))).toEqual(
    new Set(
      interfaceLanguages.flatMap((language) => [
        coverGuidelines(language),
        ...trimSizes.map((size) => manuscriptFormat(size, language)),
      ]),
    ),
  )
})

test.each([
  ['5 X 7 in', 7200, 10080],
  ['8.5 X 8.5 in', 12240, 12240],
  ['A4', 11906, 16838],
] as const)('the pages of %s are %i by %i twentieths of a point, mirrored', async (size, width, height) => {
  const parts = unzipSync(await readFile(path.join(site, manuscriptFormat(size, 'en'))))
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const sizes = [...text('word/document.xml').matchAll(/<w:pgSz w:w="(\d+)" w:h="(\d+)"/g)]
  expect(new Set(sizes.map(([, w, h]) => `${w} ${h}`))).toEqual(new Set([`${width} ${height}`]))
  expect(text('word/settings.xml')).toContain('<w:mirrorMargins/><w:defaultTabStop')
})

test.each(trimSizes)(
  'a page of %s is written with the margins and the type with which it is printed',
  async (size) => {
    const parts = unzipSync(await readFile(path.join(site, manuscriptFormat(size, 'en'))))
    const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    const margins = [...text('word/document.xml').matchAll(/<w:pgMar ([^>]*)>/g)].map(([, given = '']) => {
      const twentieths = (edge: string) => Number(new RegExp(`w:${edge}="(\\d+)"`).exec(given)?.[1])
      return ['top', 'bottom', 'left', 'right'].map((edge) => Math.round((twentieths(edge) / 1440) * 25.4))
    })
    const { top, bottom, outside, type } = textAreas[size]
    expect(margins.length).toBeGreaterThan(3)
    for (const found of margins) expect(found).toEqual([top, bottom, insideFor(300), outside])
    const usual = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(text('word/styles.xml'))?.[0]
    // Half points, and twentieths of a point.
    expect(usual).toContain(`<w:sz w:val="${type * 2}"/><w:szCs w:val="${type * 2 - 1}"/>`)
    expect(usual).toContain(`w:line="${lineDistance(size) * 20}"`)
  },
)

test('Tamil is marked as a complex script, with a Tamil font, and every style that is used is defined', async () => {
  const parts = unzipSync(await readFile(path.join(site, manuscriptFormat('6 X 9 in', 'en'))))
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array())
  const tamil = [...body.matchAll(/<w:r>(?:(?!<\/w:r>).)*\p{Script=Tamil}(?:(?!<\/w:r>).)*<\/w:r>/gu)]
  expect(tamil.length).toBeGreaterThan(5)
  for (const [run] of tamil) expect(run).toContain('<w:cs/><w:lang w:bidi="ta-IN"/>')
  expect(styles).toContain('w:cs="Noto Serif Tamil"')
  const defined = new Set([...styles.matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id))
  for (const [, used] of body.matchAll(/<w:(?:p|r)Style w:val="([^"]+)"/g)) expect(defined).toContain(used)
})

/** Names, what a word processor calls its own parts, and the names of styles, which the check goes by. */
const ofAllLanguages =
  /[\w.-]+@[\w.-]+|\b\d\d-\w+\.jpg|\b(Keep Text Only|Chapter heading|Body|Verse|Image placeholder|Caption|Enter|Shift|Noto Serif Tamil|Nirmala UI|Tamil MN|JPG|JPEG|PNG|TIFF?|PDF|ISBN|Update Field|References|Insert Footnote|CMYK|RGB|DPI|bleed|cyan|flatten|spot colours|world-ready|outlines|A4)\b/g

test.each(trimSizes)('the notes of the Tamil format of %s are in Tamil', async (size) => {
  const parts = unzipSync(await readFile(path.join(site, manuscriptFormat(size, 'ta'))))
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const notes = [
    ...body.matchAll(/<w:p>(?:(?!<\/w:p>).)*w:val="(?:NoteToTheAuthor|NoteHeading)".*?<\/w:p>/gs),
  ]
  const said = notes.map(([note]) =>
    [...note.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join(''),
  )
  expect(said.length).toBeGreaterThan(10)
  for (const note of said) {
    expect(note).toMatch(/\p{Script=Tamil}/u)
    expect(note.replaceAll(ofAllLanguages, '')).not.toMatch(/[A-Za-z]{2}/)
  }
  for (const [run] of body.matchAll(/<w:r>(?:(?!<\/w:r>).)*\p{Script=Tamil}(?:(?!<\/w:r>).)*<\/w:r>/gu))
    expect(run).toContain('<w:cs/><w:lang w:bidi="ta-IN"/>')
})

test('the Tamil guidelines say what the English ones do, and read as they were written', async () => {
  const read = async (language: 'en' | 'ta') => {
    const bytes = new Uint8Array(await readFile(path.join(site, coverGuidelines(language))))
    const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    return { text: text.replace(/\s+/g, ' '), totalPages }
  }
  const [english, tamil] = await Promise.all([read('en'), read('ta')])
  expect(tamil.totalPages).toBe(english.totalPages)
  for (const words of ['அட்டை வடிவமைப்பு வழிகாட்டி', 'ஓர மிகை', 'பட்டைக்குறி', 'முதுகின் அகலம்'])
    expect(tamil.text).toContain(words)
  expect(tamil.text.replaceAll(ofAllLanguages, '')).not.toMatch(/[A-Za-z]{2}/)
  const figures = (text: string) => new Set(text.match(/\d+\.\d/g))
  expect(figures(tamil.text)).toEqual(figures(english.text))
})
