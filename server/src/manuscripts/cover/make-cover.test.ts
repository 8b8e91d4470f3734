import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { BLEED, coverSheet, MM_PER_INCH, spineWidth, trims } from '@panai/contract/manuscripts/book-making'
import { paise } from '@panai/contract/money/money'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { prose } from '../../../../demo/src/manuscripts/texts.ts'
import { aPhoto } from '../../../test/a-photo.ts'
import { Pdf } from '../../formats/pdf/pdf.ts'
import { findPages } from '../pdf/find-pages.ts'
import type { CoverRecord } from './cover-record.ts'
import { MARGIN } from './cover-sheet.ts'
import { makeCover } from './make-cover.ts'
import { tellCover } from './tell-cover.ts'

const record: CoverRecord = {
  title: 'கிணற்றில் வானம்',
  subtitle: null,
  author: 'மு. செல்வி',
  language: 'ta',
  blurb: prose[0] ?? '',
  isbn: '9788119000012',
  mrp: paise(25_000),
  size: '5.5 X 8.5 in',
  pages: 214,
}
/** As large as the front of the usual size is printed. */
const fitting = await aPhoto({ width: 1_690, height: 2_630, format: 'webp' })
const face = await aPhoto({ width: 600, height: 750, colour: '#a06040', format: 'webp' })

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-cover-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function make(
  given: Partial<CoverRecord> = {},
  picture: Uint8Array = fitting,
  portrait: Buffer | null = face,
) {
  const folder = await aFolder()
  const file = path.join(folder, 'picture')
  await writeFile(file, picture)
  const made = await makeCover({ ...record, ...given }, { file, portrait })
  const output = path.join(folder, 'cover.pdf')
  await writeFile(output, made.pdf)
  return { ...made, output, kinds: made.findings.map(({ kind }) => kind) }
}

/** In millimetres, from the left and from below. */
function boxesOf(bytes: Buffer) {
  const pdf = new Pdf(bytes)
  const [page, ...others] = findPages(pdf)
  expect(others).toEqual([])
  const box = (name: string) =>
    (pdf.array(page?.dictionary.get(name)) ?? []).map((side) => ((pdf.number(side) ?? 0) / 72) * MM_PER_INCH)
  return { media: box('MediaBox'), bleed: box('BleedBox'), trim: box('TrimBox') }
}

const poppler = (program: string) =>
  ['/usr/bin', '/opt/homebrew/bin']
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file))
const [pdftotext, pdftoppm, qpdf] = ['pdftotext', 'pdftoppm', 'qpdf'].map(poppler)
const run = promisify(execFile)

test.each(trimSizes)(
  'the sheet of %s is as large as its back, spine and front, with the boxes of cut and bleed',
  async (size) => {
    const { pdf } = await make({ size }, new Uint8Array())
    const spine = spineWidth(record.pages, 'B & W cream paper')
    const sheet = coverSheet(trims[size], spine)
    const { media, bleed, trim } = boxesOf(pdf)
    const expected = [
      [media, [0, 0, sheet.width + 2 * (MARGIN - BLEED), sheet.height + 2 * (MARGIN - BLEED)]],
      [bleed, [MARGIN - BLEED, MARGIN - BLEED, sheet.width + MARGIN - BLEED, sheet.height + MARGIN - BLEED]],
      [trim, [MARGIN, MARGIN, MARGIN + 2 * trims[size].width + spine, MARGIN + trims[size].height]],
    ] as const
    for (const [found, wanted] of expected) {
      expect(found).toHaveLength(4)
      for (const [at, side] of wanted.entries()) expect(found[at]).toBeCloseTo(side, 2)
    }
  },
)

test('the author’s picture is the front, its words and the barcode stand on the back, and nothing is to be mended', async () => {
  const { pdf, front, isDrawn, kinds } = await make()
  expect([isDrawn, kinds]).toEqual([false, []])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).toContain('ISBN 9788119000012')
  expect(text).toContain('MRP Rs. 250.00')
  expect(await sharp(front).metadata()).toMatchObject({ format: 'jpeg', width: 1_645, height: 2_560 })
})

test.runIf(pdftotext)('what it says in Tamil is read in its file as it was written', async () => {
  const { output } = await make({ subtitle: 'ஒரு நாவல்' }, new Uint8Array())
  const { stdout } = await run(pdftotext ?? '', [output, '-'])
  const letters = stdout.replace(/\s/g, '').normalize('NFC')
  for (const words of [record.title, record.author, 'ஒரு நாவல்', 'பனை'])
    expect(letters).toContain(words.replace(/\s/g, ''))
  for (const word of (record.blurb ?? '').split(' ')) expect(letters).toContain(word.normalize('NFC'))
})

test.runIf(qpdf)('qpdf finds nothing wrong with it', async () => {
  const { output } = await make()
  const { stdout } = await run(qpdf ?? '', ['--check', output])
  expect(stdout).toContain('No syntax or stream encoding errors found')
})

test.runIf(pdftoppm)('the picture reaches over the bleed, and the barcode is black on white', async () => {
  const { output } = await make()
  const DPI = 150
  await run(pdftoppm ?? '', ['-r', String(DPI), '-png', '-singlefile', output, output])
  const { data, info } = await sharp(`${output}.png`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const dot = (Math.round((y / MM_PER_INCH) * DPI) * info.width + Math.round((x / MM_PER_INCH) * DPI)) * 3
    return [...data.subarray(dot, dot + 3)]
  }
  const { width, height } = trims[record.size]
  const end = MARGIN + 2 * width + spineWidth(record.pages, 'B & W cream paper')
  const near = (colour: number[], wanted: number[]) =>
    colour.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 12)
  const palm = [0x1f, 0x5c, 0x4a]
  for (const [x, y] of [
    [end + BLEED - 0.5, MARGIN - BLEED + 0.5],
    [end - width / 2, MARGIN + height + BLEED - 0.5],
  ] as const)
    expect(near(at(x, y), palm)).toBe(true)
  expect(at(end + BLEED + 0.6, MARGIN + 20)).toEqual([255, 255, 255])
  const [left, middle] = [MARGIN + width - 10 - 50, MARGIN + height - 10 - 10]
  const row = [...Array(500).keys()].map((step) => at(left + step * 0.1, middle))
  expect(near(row[2] ?? [], [255, 255, 255])).toBe(true)
  expect(
    row.filter((colour) => near(colour, [35, 31, 32]) || near(colour, [0, 0, 0])).length,
  ).toBeGreaterThan(80)
})

test('the same record and pictures are the same files, byte for byte', async () => {
  for (const picture of [fitting, new Uint8Array()]) {
    const [one, other] = [await make({}, picture), await make({}, picture)]
    expect([one.pdf.equals(other.pdf), one.front.equals(other.front)]).toEqual([true, true])
  }
})

test.each([
  ['no picture', new Uint8Array(), ['picture_missing'], true],
  ['a file that is no picture', Buffer.from('%PDF-1.7 no picture'), ['picture_missing'], true],
  ['a small one', await aPhoto({ width: 850, height: 1_322 }), ['picture_small'], false],
  ['one that is too small', await aPhoto({ width: 425, height: 661 }), ['picture_too_small'], true],
  ['one of a near shape', await aPhoto({ width: 1_800, height: 3_400 }), ['picture_cut'], false],
  ['one of another shape', await aPhoto({ width: 3_000, height: 3_000 }), ['picture_other_shape'], true],
] as const)(
  '%s: it is told, and a front is drawn where it can not be printed',
  async (_, picture, kinds, isDrawn) => {
    const made = await make({}, picture)
    expect([made.kinds, made.isDrawn]).toEqual([kinds, isDrawn])
    const { format, width, height } = await sharp(made.front).metadata()
    expect(format).toBe('jpeg')
    if (isDrawn) expect(height).toBe(2_560)
    if (isDrawn) expect(width / height).toBeCloseTo(5.5 / 8.5, 2)
  },
)

test('a book without ISBN, text, and author’s picture has a cover all the same, and is told what is missing', async () => {
  const { kinds, pdf } = await make({ isbn: null, blurb: null, mrp: null, pages: 79 }, fitting, null)
  expect(kinds).toEqual(['no_portrait', 'no_blurb', 'no_isbn', 'spine_blank'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).not.toContain('ISBN')
})

test.each([
  ['ta', 'கிணற்றில் தெரியும் வானத்தின் கதை '],
  ['hi', 'कुएँ में दिखते आसमान की कहानी '],
  ['en', 'The sky that was seen in a well '],
] as const)(
  'a title in %s that is too long everywhere is cut on front and spine, and so is a long text',
  async (language, words) => {
    const given = {
      language,
      title: words.repeat(16).trim(),
      author: words.repeat(6).trim(),
      blurb: `${words}\n`.repeat(90),
    }
    const { kinds } = await make(given, new Uint8Array(), null)
    expect(kinds).toEqual(['picture_missing', 'no_portrait', 'blurb_cut', 'spine_cut', 'title_cut'])
  },
)

test('whatever an author writes is text: nothing of it is read as markup', async () => {
  const hostile = '#read("/etc/passwd") $x$ <label> @ref *b* `raw` \\u{41} "q"'
  const { pdf } = await make({ title: hostile, language: 'en', blurb: hostile }, new Uint8Array())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text.replace(/\s/g, '')).toContain(hostile.replace(/\s/g, ''))
  expect(text).not.toContain('root:')
})

test('a number that is no ISBN is told as a problem, and nothing is written', async () => {
  const folder = await aFolder()
  const file = path.join(folder, 'picture')
  await writeFile(file, fitting)
  const output = { pdf: path.join(folder, 'cover.pdf'), front: path.join(folder, 'cover.jpg') }
  const told = await tellCover(file, { record: { ...record, isbn: '9788119000013' }, portrait: null, output })
  expect(told).toEqual({ problem: expect.any(String) })
  expect([existsSync(output.pdf), existsSync(output.front)]).toEqual([false, false])
})
