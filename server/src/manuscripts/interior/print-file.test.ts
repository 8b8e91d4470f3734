import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Block } from '@panai/contract/manuscripts/book-document'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prose } from '../../../../demo/src/manuscripts/texts.ts'
import { aBook, base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { record, setBook } from '../../../test/a-set-book.ts'
import { checkPdf } from '../pdf/check-pdf.ts'
import { toGreys } from './pictures.ts'

const told = async (program: string, ...given: string[]) =>
  (await promisify(execFile)(`/usr/bin/${program}`, given, { maxBuffer: 1e8 })).stdout

/** With all that a book has: a picture in colours, a table, a list, notes, headings with a level left out. */
async function aWholeBook() {
  const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const pictures = new Map([[1, { ...(await toGreys(red, 1)), widthInches: 3 }]])
  const blocks: Block[] = [
    paragraph(prose[0] ?? '', { footnote: 1 }),
    { ...base, kind: 'heading', level: 2, inlines: [run('சிறு தலைப்பு')] },
    { ...base, kind: 'picture', number: 1, description: null, caption: [run('படத்தின் பெயர்')] },
    { ...base, kind: 'table', rows: [[[line('அ')], [line('ஆ')]], [[line('இ')]]] },
    { ...base, kind: 'list', isOrdered: true, first: 3, items: [[run('முதல்')], [run('இரண்டு')]] },
    ...prose.map((text) => paragraph(text)),
  ]
  const sections = [...Array(12).keys()].map((at) => chapter(`அத்தியாயம் ${at + 1}`, blocks))
  return setBook(aBook(sections, [{ number: 1, inlines: [run('அடிக்குறிப்பு')] }]), { pictures })
}

test('a print file says what it is, where the knife goes, and is tagged; a check finds no colour in it', async () => {
  const { bytes, pdf, output } = await aWholeBook()
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: record.title, Author: record.author, Language: 'ta' })
  const file = bytes.toString('latin1')
  const boxes = file.match(/\/MediaBox \[0 0 396 612\] \/TrimBox \[0 0 396 612\] \/BleedBox \[0 0 396 612\]/g)
  expect(boxes).toHaveLength(pdf.numPages)
  expect(file).toContain('pdfuaid:part')
  const checked = await checkPdf(output)
  expect('report' in checked && checked.report.findings).toEqual([])
})

test('a letter that no font has is no reason not to set a book', async () => {
  const { text } = await setBook(aBook([chapter('One', [paragraph('before \u{1f600}\u{10380} after')])]))
  expect(text).toMatch(/before[\s\S]*after/)
})

test.runIf(existsSync('/usr/bin/qpdf'))('the structure of a print file has no errors', async () => {
  const { output } = await aWholeBook()
  expect(await told('qpdf', '--check', output)).toContain('No syntax or stream encoding errors found')
})

test.runIf(existsSync('/usr/bin/pdffonts'))('all fonts lie in a print file, as parts', async () => {
  const { output, count } = await aWholeBook()
  const fonts = (await told('pdffonts', output)).trim().split('\n').slice(2)
  expect(fonts.length).toBeGreaterThan(1)
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ .* yes yes yes /)
  const known = await told('pdfinfo', output)
  expect(known).toMatch(/Tagged: +yes/)
  expect(known).toContain(`Pages:           ${count}`)
})
