import { findClusters } from '@panai/contract/language/letter-clusters'
import { statementWords } from '@panai/contract/statements/statement-words'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fontRuns } from '../../../typesetting/font-runs.ts'
import { loadFonts } from '../../../typesetting/load-fonts.ts'
import { unprintableLetters } from '../../../typesetting/unprintable-letters.ts'
import { aPrintedLine } from './a-printed-line.ts'
import { PAGE } from './pages.ts'
import { printStatement } from './print-statement.ts'
import type { StatementDocument } from './statement-document.ts'

/** Of each language that books come in, and of those of their neighbours, with letters that are joined, moved or drawn on both sides. */
const titles = {
  tamil: 'க்ஷேத்திரக் கொடி கௌரவம் ஸ்ரீரங்கம்',
  devanagari: 'गोदान: कर्त्तव्य, श्री क्षत्रिय संस्कृति',
  malayalam: 'വീണപൂവ്: കോഴിക്കോട് ശ്രീ സ്വാതന്ത്ര്യം',
  telugu: 'కన్యాశుల్కం: శ్రీ స్వాతంత్ర్యం కృష్ణ',
  kannada: 'ಕನ್ನಡ ಸಾಹಿತ್ಯ: ಶ್ರೀ ಕ್ಷೇತ್ರ ವಿದ್ಯಾರ್ಥಿ',
  bengali: 'আরণ্যক: কৃষ্ণকলি, স্বর্ণলতা',
  gujarati: 'સરસ્વતીચંદ્ર: ક્ષિતિજ, શ્રી કૃષ્ણ',
  gurmukhi: 'ਪਵਿੱਤਰ ਪਾਪੀ: ਪੰਜਾਬ, ਸ੍ਰੀ',
  oriya: 'ଛମାଣ ଆଠଗୁଣ୍ଠ: ଶ୍ରୀ କ୍ଷେତ୍ର',
  sinhala: 'ගම්පෙරළිය: ශ්‍රී ක්‍රමය',
  greek: 'Λόγος και Αθήνα',
  cyrillic: 'Тихий Дон',
  latin: 'Straße und Ölbaum',
  scholarly: 'ṭṇṉṟḷḻṅṣ ṬṆṈṞḶḺṄṢ ḍṛśāēīōū',
}

const statement: StatementDocument = {
  ...{ id: 7, language: 'ta', state: 'issued', authorName: 'മു. സെൽവി', from: '2026-01-01', to: '2026-01-31' },
  ...{
    issuedOn: '2026-02-01',
    opening: 0,
    sales: 107_640,
    returns: 0,
    corrections: 0,
    adjustments: 0,
    advances: 0,
    recouped: 0,
    advancesLeft: 0,
    paid: 0,
    withheld: 0,
  },
  ...{ closing: 107_640, copies: 18 },
  lines: Object.values(titles).map((title) => aPrintedLine(title)),
}

async function read(document: StatementDocument): Promise<string> {
  const bytes = await printStatement(document, await loadFonts(JSON.stringify(document)))
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true })
  return text.replace(/\s/g, '').normalize('NFC')
}

test('names and titles in every script of our books are printed, and read as they were written', async () => {
  const text = await read(statement)
  for (const words of [statement.authorName, ...Object.values(titles)])
    expect(text).toContain(words.normalize('NFC').replaceAll(' ', ''))
  expect(text).not.toContain('U+')
})

test('arrows, signs and emoji are printed', async () => {
  expect(await read({ ...statement, lines: [aPrintedLine('Erode → Ἀθήνα ≤ 60 ★ 🌴 12')] })).toContain(
    'Erode→Ἀθήνα≤60★🌴12',
  )
})

test('words that run from the right stand in their order, with numbers as they are', async () => {
  const type = await loadFonts('سلام ١٢')
  const inOrder = (text: string) =>
    fontRuns(
      text,
      type.filter(({ weight }) => weight === 'text'),
    ).map((run) => run.text)
  expect(inOrder('ab كتاب 12 سلام cd').join('')).toBe('ab سلام 12 كتاب cd')
  expect(inOrder('كتاب (2)').join('')).toBe('كتاب (2)')
  expect(await read({ ...statement, lines: [aPrintedLine('كتاب'), aPrintedLine('سلام')] })).toMatch(
    /كتاب.*سلام/,
  )
})

test.each(Object.entries(titles))(
  'a word of %s is shaped as a whole by the shapes of its pieces',
  async (script, title) => {
    const fonts = await loadFonts(title)
    const font = fonts.find(({ name }) => name === `text-${script}`)
    if (!font) throw new Error(`there are no letters of ${script}`)
    for (const word of title.split(/[\s:,]+/)) {
      const glyphs = findClusters(word).flatMap((cluster) => font.shape(cluster).map(({ id }) => id))
      expect(glyphs).toEqual(font.shape(word).map(({ id }) => id))
      expect(glyphs).not.toContain(0)
    }
  },
)

test('letters that no title has are not loaded', async () => {
  const names = async (text: string) => (await loadFonts(text)).map(({ name }) => name)
  expect(await names('கதை')).toEqual(
    ['text', 'strong'].flatMap((weight) =>
      ['tamil', 'latin', 'latin-ext'].map((script) => `${weight}-${script}`),
    ),
  )
  expect(await names('ಕನ್ನಡ')).toContain('strong-kannada')
})

test('a letter that no font has stands as its code, which the statement says', async () => {
  const odd = { ...statement, lines: [aPrintedLine('Rivers of 漢 and 漢字')] }
  const text = await read(odd)
  expect(text).toContain('Riversof[U+6F22]and[U+6F22][U+5B57]')
  expect(text).toContain(
    statementWords.ta.unprintable.replace('{codes}', '[U+6F22] [U+5B57]').replaceAll(' ', ''),
  )
  expect(await unprintableLetters('Rivers of 漢 and 漢字, பனை')).toEqual(['漢', '字'])
  expect(await read(statement)).not.toContain(statementWords.ta.unprintable.slice(0, 20).replaceAll(' ', ''))
})

test.each([
  ['Latin', 'Thiruvengadanathan Subramaniam '.repeat(8)],
  ['Tamil', 'க்ஷேத்திரபாலன் ஸ்ரீநிவாசகோபாலகிருஷ்ணன் '.repeat(6)],
  ['one word', 'கோ'.repeat(127)],
])('a name of 255 letters, %s, leaves room at the foot for the number of the page', async (_, long) => {
  const document = { ...statement, authorName: long.slice(0, 255).trim() }
  const bytes = await printStatement(document, await loadFonts(JSON.stringify(document)))
  const page = await (await getDocumentProxy(Uint8Array.from(bytes))).getPage(1)
  const { items } = await page.getTextContent()
  const foot = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' && item.transform[5] < PAGE.margin ? [item] : [],
  )
  const ends = foot.map(({ transform, width }) => transform[4] + width)
  expect(Math.max(...ends)).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.1)
  const text = foot.map(({ str }) => str).join('')
  expect(text).toContain('…')
  expect(text.normalize('NFC').replace(/\s/g, '')).toContain('ஜனவரி2026')
  for (const [at, { transform }] of foot.entries())
    expect(transform[4]).toBeGreaterThanOrEqual((ends[at - 1] ?? 0) - 0.1)
})

test('signs that are not drawn, and line breaks in a title, print like spaces or nothing', async () => {
  const odd = { ...statement, lines: [aPrintedLine('பனை\u200d ஓலை\nகதை\u200b\ufeff')] }
  await expect(printStatement(odd, await loadFonts(JSON.stringify(odd)))).resolves.toBeInstanceOf(Uint8Array)
})
