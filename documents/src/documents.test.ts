import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { COVER_GUIDELINES, manuscriptFormat } from '@panai/contract/downloads'
import { trimSizes } from '@panai/contract/vocabulary'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { documents } from './documents.ts'

const site = path.resolve(import.meta.dirname, '../../site/public')

test.each(documents)('$address is what its script makes, however often', async ({ address, make }) => {
  const [first, second, kept] = await Promise.all([make(), make(), readFile(path.join(site, address))])
  expect(Buffer.compare(first, second)).toBe(0)
  expect(Buffer.compare(first, kept), 'run npm run documents').toBe(0)
})

test('there is a format for every size, and the guidelines for covers', () => {
  expect(new Set(documents.map(({ address }) => address))).toEqual(
    new Set([COVER_GUIDELINES, ...trimSizes.map(manuscriptFormat)]),
  )
})

test.each([
  ['5 X 7 in', 7200, 10080],
  ['8.5 X 8.5 in', 12240, 12240],
  ['A4', 11906, 16838],
] as const)('the pages of %s are %i by %i twentieths of a point, mirrored', async (size, width, height) => {
  const parts = unzipSync(await readFile(path.join(site, manuscriptFormat(size))))
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const sizes = [...text('word/document.xml').matchAll(/<w:pgSz w:w="(\d+)" w:h="(\d+)"/g)]
  expect(new Set(sizes.map(([, w, h]) => `${w} ${h}`))).toEqual(new Set([`${width} ${height}`]))
  expect(text('word/settings.xml')).toContain('<w:mirrorMargins/><w:defaultTabStop')
})

test('Tamil is marked as a complex script, with a Tamil font, and every style that is used is defined', async () => {
  const parts = unzipSync(await readFile(path.join(site, manuscriptFormat('6 X 9 in'))))
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array())
  const tamil = [...body.matchAll(/<w:r>(?:(?!<\/w:r>).)*\p{Script=Tamil}(?:(?!<\/w:r>).)*<\/w:r>/gu)]
  expect(tamil.length).toBeGreaterThan(5)
  for (const [run] of tamil) expect(run).toContain('<w:cs/><w:lang w:bidi="ta-IN"/>')
  expect(styles).toContain('w:cs="Noto Serif Tamil"')
  const defined = new Set([...styles.matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id))
  for (const [, used] of body.matchAll(/<w:(?:p|r)Style w:val="([^"]+)"/g)) expect(defined).toContain(used)
})
