import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import type { ManuscriptReport } from '@panai/contract/manuscripts/manuscript-checks'
import { expect, onTestFinished, test } from 'vitest'
import { prose } from '../../../../demo/src/manuscripts/texts.ts'
import { aPdf } from '../../../test/manuscripts.ts'
import { aPicture, aPrintFile, pagesOf, stream, usualSize } from '../../../test/print-files.ts'
import { encodings } from '../../old-tamil/encodings/encodings.ts'
import { toOld } from '../../old-tamil/to-old.ts'
import type { Checked } from '../check/check-manuscript.ts'
import { wordedReport } from '../findings/worded.ts'
import { checkPdf } from './check-pdf.ts'

async function checked(bytes: Uint8Array): Promise<Checked> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-print-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'file'), bytes)
  return checkPdf(path.join(folder, 'file'))
}

async function reportOf(bytes: Uint8Array): Promise<ManuscriptReport> {
  const found = await checked(bytes)
  if ('problem' in found) throw new Error(found.problem)
  return wordedReport(found.report, 'en')
}

/** How bad, where and what, of all but that there are no letters. */
async function findingsIn(bytes: Uint8Array): Promise<[string, number[], string][]> {
  const { findings } = await reportOf(bytes)
  return findings
    .filter(({ meaning }) => !meaning.startsWith('There are no letters'))
    .map(({ severity, pages, meaning }) => [severity, pages, meaning])
}

const font = { embedded: 110, missing: 111 }
const fontObjects = {
  110: '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Palmyra /FirstChar 0 /LastChar 0 /Widths [500] /FontDescriptor 112 0 R /Encoding /WinAnsiEncoding >>',
  111: '<< /Type /Font /Subtype /TrueType /BaseFont /Bamini /FirstChar 0 /LastChar 0 /Widths [500] /Encoding /WinAnsiEncoding >>',
  112: '<< /Type /FontDescriptor /FontName /ABCDEF+Palmyra /Flags 32 /FontFile2 113 0 R >>',
  113: stream('', 'x'),
}
const fonts = `/Font << /E ${font.embedded} 0 R /M ${font.missing} 0 R >>`
const letters = (which: 'E' | 'M', text: string) => `BT /${which} 12 Tf 50 500 Td (${text}) Tj ET`

test('a file as the press wants it has nothing to mend, packed or not', async () => {
  for (const isPacked of [false, true]) {
    const bytes = aPrintFile(pagesOf({ content: letters('E', 'Once upon a time') }), {
      resources: fonts,
      objects: fontObjects,
      isPacked,
    })
    const { findings, ...figures } = await reportOf(bytes)
    expect(findings).toEqual([])
    expect(figures).toEqual({
      ...{ pages: 20, words: 80, minutes: 1, pictures: 0, footnotes: 0, chapters: [] },
      languages: ['en'],
      ...{ guesses: [], more_guesses: 0, edits: [] },
    })
  }
})

test('fonts that are not in the file are named, but not those of letters that are not shown', async () => {
  const pages = pagesOf({ content: letters('E', 'x') })
  pages[6] = { content: letters('M', 'x') }
  pages[7] = { content: `3 Tr ${letters('M', 'x')}` }
  const bytes = aPrintFile(pages, { resources: fonts, objects: fontObjects })
  const found = await findingsIn(bytes)
  expect(found.filter(([, , meaning]) => meaning.includes('not embedded'))).toEqual([
    ['stops', [7], expect.stringContaining('not embedded in the file (Bamini)')],
  ])
})

const bled = '/MediaBox [0 0 413.008 629.008]' // 3 mm on each side
test.each([
  ['the trimmed size', usualSize],
  ['with bleed around it', bled],
  ['corners in the other order', '/MediaBox [396 612 0 0]'],
  ['on its side and turned', '/MediaBox [0 0 612 396] /Rotate 90'],
  ['in a larger unit', '/MediaBox [0 0 198 306] /UserUnit 2'],
  ['cropped', '/MediaBox [0 0 612 792] /CropBox [100 100 496 712]'],
  [
    'trimmed out of a sheet with marks',
    '/MediaBox [0 0 612 792] /TrimBox [100 100 496 712] /BleedBox [91 91 505 721]',
  ],
  ['cropped beyond the sheet', '/MediaBox [0 0 396 612] /CropBox [-50 -50 700 900]'],
])('a page of our size is known as such: %s', async (_, entries) => {
  expect(await findingsIn(aPrintFile(pagesOf({ entries })))).toEqual([])
})

test('a size that is none of ours and pages of several sizes stop the book', async () => {
  expect(await findingsIn(aPrintFile(pagesOf({ entries: '/MediaBox [0 0 612 792]' })))).toEqual([
    ['stops', [...Array(20).keys()].map((at) => at + 1), expect.stringContaining('215.9 × 279.4 mm')],
  ])
  const mixed = pagesOf({ entries: usualSize })
  mixed[3] = { entries: '/MediaBox [0 0 595.28 841.89]' }
  expect(await findingsIn(aPrintFile(mixed))).toEqual([
    ['stops', [4], expect.stringContaining('5.5 X 8.5 in, A4')],
  ])
})

test.each([
  [19, 'fewer than 20'],
  [1_001, 'more than 1000'],
])('%i pages are no book', async (count, words) => {
  const { pages, findings } = await reportOf(aPrintFile(pagesOf({}, count)))
  expect(pages).toBe(count)
  expect(findings[0]).toMatchObject({ severity: 'stops', pages: [], meaning: expect.stringContaining(words) })
})

/** 2 × 3 inches inside of the page. */
const inside = 'q 144 0 0 216 100 100 cm /P Do Q'
const picture = (drawn: string, content = inside, entries = usualSize) =>
  aPrintFile([{ entries, content }, ...pagesOf({ entries }, 19)], {
    resources: '/XObject << /P 100 0 R /F 101 0 R >>',
    objects: { 100: drawn, 101: stream('/Type /XObject /Subtype /Form /BBox [0 0 396 612]', inside) },
  })

test.each([
  ['a sharp one', aPicture(600, 900), inside, null, ''],
  ['a soft one', aPicture(500, 750), inside, 'mend', 'as few as 250 dots'],
  ['a blurred one', aPicture(200, 900), inside, 'stops', 'as few as 100 dots'],
  ['a mask', aPicture(200, 300, '/ImageMask true'), inside, 'stops', 'as few as 100 dots'],
  ['one in a form', aPicture(200, 300), 'q 0.5 0 0 0.5 0 0 cm /F Do Q', 'mend', 'as few as 200 dots'],
  [
    'one that is turned',
    aPicture(900, 280),
    'q 0 216 -144 0 300 100 cm /P Do Q',
    'stops',
    'as few as 140 dots',
  ],
  [
    'one among the words',
    aPicture(1, 1),
    'q 144 0 0 216 100 100 cm BI /W 200 /H 300 /BPC 8 /CS /G ID xEIx EI Q',
    'stops',
    'as few as 100 dots',
  ],
] as const)(
  'the dots of a picture are counted at its printed size: %s',
  async (_, drawn, content, severity, words) => {
    const found = await findingsIn(picture(drawn, content))
    if (severity === null) expect(found).toEqual([])
    else expect(found).toEqual([[severity, [1], expect.stringContaining(words)]])
  },
)

const whole = (extra: number) =>
  `q ${396 + 2 * extra} 0 0 ${612 + 2 * extra} ${8.504 - extra} ${8.504 - extra} cm /P Do Q`
test.each([
  ['ends at the edge of a page without bleed', usualSize, 'q 396 0 0 612 0 0 cm /P Do Q', true],
  ['reaches the end of the bleed', bled, whole(8.504), false],
  ['ends at the knife', bled, whole(0), true],
  ['reaches beyond the sheet but not into the bleed', usualSize, 'q 500 0 0 700 -50 -40 cm /P Do Q', true],
  ['is cut off inside of the page', usualSize, 'q 50 50 200 200 re W n 396 0 0 612 0 0 cm /P Do Q', false],
  ['stays inside', bled, inside, false],
])('a picture that %s', async (_, entries, content, isFound) => {
  const found = await findingsIn(picture(aPicture(6_000, 8_000), content, entries))
  expect(found).toEqual(isFound ? [['mend', [1], expect.stringContaining('reaches the edge')]] : [])
})

test.each([
  ['grey', '0.5 g 50 50 100 100 re f', null],
  ['black in RGB', '0 0 0 rg 50 50 100 100 re f', null],
  ['black in CMYK', '0 0 0 1 k 50 50 100 100 re f', null],
  ['a colour that paints nothing', '1 0 0 rg 50 50 100 100 re n', null],
  ['a red area', '1 0 0 rg 50 50 100 100 re f', 'colours here (RGB)'],
  ['a line in CMYK', '1 0 0 0 K 50 50 m 90 90 l S', 'colours here (CMYK)'],
  ['a colour of a profile', '/Profile cs 1 0 0 scn 50 50 100 100 re f', 'colours here (RGB)'],
  ['a spot colour', '/Spot cs 1 scn 50 50 100 100 re f', 'spot colour'],
  ['the black plate', '/Black cs 1 scn 50 50 100 100 re f', null],
  ['a shading', '/Sh sh', 'colours here (RGB)'],
  ['a picture in colour', 'q 144 0 0 216 100 100 cm /P Do Q', 'colours here (RGB)'],
  ['a picture of a palette of greys', 'q 144 0 0 216 100 100 cm /Greys Do Q', null],
  ['half transparent', '/Half gs 0 g 50 50 100 100 re f', 'seen through'],
  ['not at all transparent', '/Full gs 0 g 50 50 100 100 re f', null],
  ['a picture with a soft mask', 'q 144 0 0 216 100 100 cm /Soft Do Q', 'seen through'],
])('inks and transparency: %s', async (_, content, words) => {
  const bytes = aPrintFile([{ content }, ...pagesOf({}, 19)], {
    resources: `/XObject << /P 100 0 R /Greys 101 0 R /Soft 102 0 R >>
      /ExtGState << /Half << /ca 0.5 >> /Full << /ca 1 /BM /Normal /SMask /None >> >>
      /Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceRGB >> >>
      /ColorSpace << /Profile [/ICCBased 103 0 R] /Spot [/Separation /PANTONE#20021 /DeviceCMYK 104 0 R] /Black [/Separation /Black /DeviceCMYK 104 0 R] >>`,
    objects: {
      100: aPicture(600, 900, '/ColorSpace /DeviceRGB'),
      101: aPicture(600, 900, '/ColorSpace [/Indexed /DeviceRGB 1 <000000808080>]'),
      102: aPicture(600, 900, '/ColorSpace /DeviceGray /SMask 105 0 R'),
      103: stream('/N 3', 'x'),
      104: '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 1 0] /N 1 >>',
      105: aPicture(600, 900),
    },
  })
  expect(await findingsIn(bytes)).toEqual(
    words === null ? [] : [['mend', [1], expect.stringContaining(words)]],
  )
})

test('old Tamil fonts are told by name and by letters, with their pages, before and after', async () => {
  const old = toOld(prose[0] ?? '', encodings.bamini).replace(/[\\()]/g, '\\$&')
  for (const which of ['M', 'E'] as const) {
    const pages = pagesOf({ content: letters('E', 'x') })
    pages[4] = { content: letters(which, old) }
    const { findings, languages } = await reportOf(
      aPrintFile(pages, { resources: fonts, objects: fontObjects }),
    )
    expect(findings.find(({ meaning }) => meaning.includes('typed in Bamini'))).toMatchObject({
      severity: 'stops',
      pages: [5],
      before: expect.stringMatching(/^kio epd;w/),
      after: expect.stringMatching(/^மழை நின்ற/),
    })
    expect(languages).toEqual(['ta', 'en'])
  }
})

test('a file without letters is told as one of pictures', async () => {
  const { findings, words } = await reportOf(aPrintFile(pagesOf({})))
  expect(words).toBe(0)
  expect(findings).toMatchObject([{ severity: 'mend', meaning: expect.stringContaining('no letters') }])
})

test('a locked file is told as such', async () => {
  expect(await checked(await aPdf({ locked: { owner: 'x' } }))).toEqual({ problem: 'pdf_locked' })
  expect(await checked(await aPdf({ locked: { user: 'y', owner: 'x' } }))).toEqual({ problem: 'pdf_locked' })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no PDF', Buffer.from('hello')],
  ['brackets in brackets', Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(500_000)}`)],
  ['a catalog alone', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj')],
  [
    'pages that lead back to themselves',
    Buffer.from(
      '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj << /Kids [2 0 R 2 0 R] >> endobj',
    ),
  ],
  [
    'references in a ring',
    Buffer.from(
      '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj 3 0 R endobj 3 0 obj 2 0 R endobj',
    ),
  ],
])('what is none is told as broken: %s', async (_, bytes) => {
  expect(await checked(bytes)).toEqual({ problem: 'pdf_broken' })
})

test('a table that leads astray does not matter', async () => {
  const bytes = aPrintFile(pagesOf({ content: letters('E', 'Once more') }), {
    resources: fonts,
    objects: fontObjects,
  })
  const astray = Buffer.from(
    bytes.toString('latin1').replace(/\d{10} 00000 n/g, '0000000007 00000 n'),
    'latin1',
  )
  expect(await reportOf(astray)).toMatchObject({ pages: 20, words: 40 })
})

test('huge pictures are measured and not unpacked', async () => {
  const found = await findingsIn(picture(aPicture(2_000_000_000, 2_000_000_000)))
  expect(found).toEqual([])
})

test('of very many pages the first are looked at and the others counted', async () => {
  const { pages, findings } = await reportOf(aPrintFile(pagesOf({}, 5_000)))
  expect(pages).toBe(5_000)
  expect(findings).toContainEqual(
    expect.objectContaining({ meaning: 'Only the first 2000 pages were looked at.' }),
  )
})

test('a page that is packed otherwise is named', async () => {
  const bytes = aPrintFile(pagesOf({}), {})
  const other = Buffer.from(
    bytes.toString('latin1').replace('<<  /Length 0 >>', '<< /Filter /LZWDecode /Length 0 >>'),
    'latin1',
  )
  expect(await findingsIn(other)).toEqual([
    ['information', [1], expect.stringContaining('could not look into')],
  ])
})

test('a stream that grows without end is told as heavy', async () => {
  const zeroes = deflateSync(Buffer.alloc(60 * 1024 * 1024)).toString('latin1')
  const bytes = aPrintFile([], {
    objects: { 100: stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', zeroes) },
  })
  expect(await checked(bytes)).toEqual({ problem: 'pdf_heavy' })
})
