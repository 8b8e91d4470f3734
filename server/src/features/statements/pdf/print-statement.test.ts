import { findClusters } from '@panai/contract/letter-clusters'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { loadFonts } from '../../../typesetting/fonts.ts'
import { MissingLetters } from '../../../typesetting/missing-letters.ts'
import { aPrintedLine } from './a-printed-line.ts'
import { printStatement } from './print-statement.ts'
import type { StatementDocument } from './statement-document.ts'

/** Of each language that books come in, with letters that are joined, moved or drawn on both sides. */
const titles = {
  tamil: 'க்ஷேத்திரக் கொடி கௌரவம் ஸ்ரீரங்கம்',
  devanagari: 'गोदान: कर्त्तव्य, श्री क्षत्रिय संस्कृति',
  malayalam: 'വീണപൂവ്: കോഴിക്കോട് ശ്രീ സ്വാതന്ത്ര്യം',
  telugu: 'కన్యాశుల్కం: శ్రీ స్వాతంత్ర్యం కృష్ణ',
  kannada: 'ಕನ್ನಡ ಸಾಹಿತ್ಯ: ಶ್ರೀ ಕ್ಷೇತ್ರ ವಿದ್ಯಾರ್ಥಿ',
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

test('names and titles in every script of our books are printed, and read as they were written', async () => {
  const bytes = await printStatement(statement, await loadFonts(JSON.stringify(statement)))
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true })
  const read = text.replace(/\s/g, '').normalize('NFC')
  for (const words of [statement.authorName, ...Object.values(titles)])
    expect(read).toContain(words.normalize('NFC').replaceAll(' ', ''))
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

test('a letter that no font has is named, and nothing is printed with a box in its place', async () => {
  const odd = { ...statement, lines: [aPrintedLine('Sunrise ☃ and 漢')] }
  const printed = printStatement(odd, await loadFonts(JSON.stringify(odd)))
  await expect(printed).rejects.toThrow(MissingLetters)
  await expect(printed).rejects.toMatchObject({ letters: ['☃', '漢'] })
})

test('signs that are not drawn, and line breaks in a title, print like spaces or nothing', async () => {
  const odd = { ...statement, lines: [aPrintedLine('பனை\u200d ஓலை\nகதை\u200b\ufeff')] }
  await expect(printStatement(odd, await loadFonts(JSON.stringify(odd)))).resolves.toBeInstanceOf(Uint8Array)
})
