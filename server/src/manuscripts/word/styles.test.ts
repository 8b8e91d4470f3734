import { expect, test } from 'vitest'
import {
  aWordFile,
  wordParagraph,
  wordRun,
  wordStyle,
  wordStyles,
  wordText,
  wordXml,
} from '../../../test/a-word-file.ts'
import { linesOf, readAWordFile } from '../../../test/read-a-word-file.ts'

test.each([
  [
    'a style based on Heading 1',
    wordStyle('H', '<w:basedOn w:val="B"/>') +
      `<w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 1"/></w:style>`,
    'chapter',
  ],
  ['a style with a level of headings', wordStyle('H', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'), 'chapter'],
  [
    'the same by the style that it is based on',
    wordStyle('H', '<w:basedOn w:val="B"/>') + wordStyle('B', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    'chapter',
  ],
  [
    'a style that is body text though based on a heading',
    wordStyle('H', '<w:basedOn w:val="B"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>') +
      `<w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 1"/></w:style>`,
    'front',
  ],
])('%s', async (_, inside, kind) => {
  const body = wordParagraph(wordRun('கிணறு'), '<w:pStyle w:val="H"/>') + wordText('உரை')
  const { book } = await readAWordFile(aWordFile({ body, parts: wordStyles(inside) }))
  expect(book.sections.map((section) => section.kind)).toEqual([kind])
})

test('styles hide text, and make it bold or italic', async () => {
  const inside = [
    wordStyle('Hide', '<w:rPr><w:vanish/></w:rPr>'),
    wordStyle('HideC', '<w:rPr><w:vanish/></w:rPr>', 'character'),
    wordStyle('Strong', '<w:rPr><w:b/><w:i/></w:rPr>', 'character'),
  ].join('')
  const body = [
    wordParagraph(wordRun('மறை'), '<w:pStyle w:val="Hide"/>'),
    wordParagraph(
      wordRun('மறை', '<w:rStyle w:val="HideC"/>') +
        wordRun('தடி', '<w:rStyle w:val="Strong"/>') +
        wordRun('கோடு', '<w:u w:val="single"/><w:strike/>'),
    ),
  ].join('')
  const { book, remarks } = await readAWordFile(aWordFile({ body, parts: wordStyles(inside) }))
  expect(book.sections[0]?.blocks).toMatchObject([
    {
      inlines: [
        { text: 'தடி', strong: true, emphasis: true, underlined: false, struck: false },
        { text: 'கோடு', strong: false, underlined: true, struck: true },
      ],
    },
  ])
  expect(remarks.map(({ kind }) => kind)).toEqual(['hidden', 'hidden'])
})

const theme = {
  'theme/theme1.xml': {
    kind: 'theme',
    content: wordXml('a:theme', '<a:minorFont><a:latin typeface="Bamini"/><a:cs typeface=""/></a:minorFont>'),
  },
}

const tamil = 'தமிழ்'
test.each([
  ['of its own', '<w:rFonts w:ascii="Bamini"/>', '', 'jkpo;', tamil],
  [
    'of the theme, before one by name',
    '<w:rFonts w:ascii="Arial" w:asciiTheme="minorHAnsi"/>',
    '',
    'jkpo;',
    tamil,
  ],
  [
    'for letters above 127',
    '<w:rFonts w:ascii="Arial" w:hAnsi="TSC_Paranar"/>',
    '',
    'ab ¾Á¢ú cd',
    `ab ${tamil} cd`,
  ],
  [
    'for complex scripts where that is asked for',
    '<w:rFonts w:ascii="Arial" w:cs="Bamini"/><w:cs/>',
    '',
    'jkpo;',
    tamil,
  ],
  ['of no complex script where it is not', '<w:rFonts w:ascii="Arial" w:cs="Bamini"/>', '', 'jkpo;', 'jkpo;'],
  [
    'of a style of characters',
    '<w:rStyle w:val="C"/>',
    wordStyle('C', '<w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr>', 'character'),
    'jkpo;',
    tamil,
  ],
  [
    'of the document',
    '',
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr></w:rPrDefault></w:docDefaults>',
    'jkpo;',
    tamil,
  ],
])('letters are read by the font %s', async (_, properties, inside, text, asRead) => {
  const body = wordParagraph(wordRun(text, properties))
  const { book } = await readAWordFile(aWordFile({ body, parts: { ...wordStyles(inside), ...theme } }))
  expect(linesOf(book)).toEqual([asRead])
})

test('letters in the cells of a table are read by the font of its style', async () => {
  const inside = wordStyle('T', '<w:rPr><w:rFonts w:ascii="Bamini"/></w:rPr>', 'table')
  const body = `<w:tbl><w:tblPr><w:tblStyle w:val="T"/></w:tblPr><w:tr><w:tc>${wordText('jkpo;')}</w:tc><w:tc>${wordText('nkhop')}</w:tc></w:tr></w:tbl>${wordText('after')}`
  const { book } = await readAWordFile(aWordFile({ body, parts: wordStyles(inside) }))
  expect(linesOf(book)).toEqual(['தமிழ்', 'மொழி', 'after'])
})
