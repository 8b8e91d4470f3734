import { execFileSync } from 'node:child_process'
import { keysOf } from '@panai/contract/http/keys-of'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EncodingName, encodings } from './encodings/encodings.ts'
import { recognise } from './recognise.ts'
import { toOld } from './to-old.ts'
import { toUnicode } from './to-unicode.ts'

const names = keysOf(encodings)
/** Mylai is ASCII alone and known in part; SunTommy has the letters of Bamini where they are. */
const toldByNameAlone: readonly EncodingName[] = ['mylai', 'suntommy']

/** Sentences of our own, the Kural, and what few books have. */
const passages = [
  'அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு.',
  'யாழ்ப்பாணத்தில் பௌர்ணமி, கௌரி, கொள்ளை, வெள்ளி, தெளிவு, சோறு, பொய்கை, நோய்.',
  'ஸ்ரீரங்கம் க்ஷேத்திரம் லக்ஷ்மி ஜூலை ஹேமா ஷாஜகான் பஸ்',
  'ஞாயிறு ஙப்போல் வளை இஃது ஔவை ஏணி ஈசல் ஊஞ்சல் ஓணான் ஐயம் ஒலி 1879.',
]

describe.each(names)('%s', (name) => {
  const encoding = encodings[name]

  test.each(passages)('%s is the same there and back', (passage) => {
    expect(toUnicode(toOld(passage, encoding), encoding)).toBe(passage)
  })

  test('whatever is written in letters that it has comes back as it was', () => {
    const consonants = [...'கஙசஞடணதநபமயரலவழளறனஜஷஸஹ', 'க்ஷ']
    const signs = ['', 'ா', 'ி', 'ீ', 'ு', 'ூ', 'ெ', 'ே', 'ை', 'ொ', 'ோ', 'ௌ', '்']
    const vowels = [...'அஆஇஈஉஊஎஏஐஒஓ']
    const letter = fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...vowels) },
      {
        weight: 6,
        arbitrary: fc
          .tuple(fc.constantFrom(...consonants), fc.constantFrom(...signs))
          .map(([base, sign]) => base + sign),
      },
    )
    const word = fc
      .array(letter, { minLength: 1, maxLength: 12 })
      .map((letters) => letters.join(''))
      // What looks the same on paper: ெ before a bare ள is the one sign ௌ, ஒ before it is ஔ.
      .filter((text) => !/[\u0bc6ஒ]ள(?![\u0bbe-\u0bcd])/.test(text))
    fc.assert(
      fc.property(word, (text) => {
        expect(toUnicode(toOld(text, encoding), encoding)).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  test.skipIf(toldByNameAlone.includes(name))('a passage is recognised without the name of its font', () => {
    const [kural, words] = passages as [string, string]
    for (const passage of [kural, words])
      expect(recognise(toOld(passage, encoding), 'Arial')).toEqual({ family: encoding.name, encoding: name })
  })
})

test('without the name of their fonts, SunTommy is read as Bamini, and Mylai as nothing', () => {
  const [kural = ''] = passages
  const suntommy = recognise(toOld(kural, encodings.suntommy), 'Arial')
  expect(suntommy).toEqual({ family: 'Bamini', encoding: 'bamini' })
  for (const passage of passages) expect(recognise(toOld(passage, encodings.mylai), 'Arial')).toBeNull()
})

test('what was typed in Bamini is read', () => {
  expect(toUnicode('jkpo; nkhop', encodings.bamini)).toBe('தமிழ் மொழி')
  expect(toUnicode('mfu Kjy vOj;njy;yhk; Mjp gftd; Kjw;Nw cyF.', encodings.bamini)).toBe(
    'அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு.',
  )
})

test('glyphs of symbol fonts and bare bytes are the same glyphs', () => {
  const { tscii } = encodings
  expect(toUnicode('\uf0be\uf0c1\uf0a2\uf0fa', tscii)).toBe('தமிழ்')
  expect(toUnicode('\u0083\u00a2', tscii)).toBe('ஜி')
})

/** Of the C library, where there is one. */
const iconv = 'iconv'
const hasIconv = (() => {
  try {
    return execFileSync(iconv, ['-l'], { encoding: 'utf8' }).includes('TSCII')
  } catch {
    return false
  }
})()

test.skipIf(!hasIconv)('TSCII is read as the C library reads it', () => {
  // Three bytes are no letters, and the second half of ௌ stands nowhere alone.
  const bytes = [...Array(128).keys()]
    .map((byte) => byte + 128)
    .filter((byte) => ![0xa0, 0xa9, 0xaa, 0xff].includes(byte))
  const byLibrary = (of: Uint8Array) =>
    execFileSync(iconv, ['-f', 'TSCII', '-t', 'UTF-8'], { input: Buffer.from(of) }).toString()
  const byUs = (of: Uint8Array) => toUnicode(String.fromCharCode(...of), encodings.tscii)
  for (const byte of bytes)
    expect([byte, byUs(Uint8Array.of(byte))]).toEqual([byte, byLibrary(Uint8Array.of(byte))])
  // The library leaves the sign before a Grantha letter where it was drawn, and the two parts of ௌ apart.
  const text = passages.filter((passage) => !/[ஜஷஸஹ]/.test(passage)).join(' ')
  const typed = Buffer.from(toOld(text, encodings.tscii), 'latin1')
  expect(byLibrary(typed).normalize('NFC')).toBe(text)
})

test.each([
  'The well at Kandan’s house had been dry for years; nobody knew why; and yet the children drew water from it.',
  'Élève à l’école, le garçon a dû créer sa propre mélodie; où étaient-elles, ces années passées à Pondichéry?',
  'Où êtes-vous né? Là-bas, près de l’évêché, à côté du château: où j’étais élevé.',
  'Größe, Übung, möchte für Äpfel über schöne grüne Hügel',
  'São João não é só tradição: são emoções, corações e canções à beira-mar',
  'Þórður og Ægir sögðu ævintýrið á íslensku',
  'for (let i = 0; i < n; i++) { total += rows[i]; seen.add(rows[i].id); }',
  'அகர முதல எழுத்தெல்லாம் ஆதி பகவன்',
  '12 . 4 . 1879',
])('%s is in no old font', (text) => {
  expect(recognise(text, 'Times New Roman')).toBeNull()
})

test.each([
  ['Bamini', 'Bamini', 'bamini'],
  ['Baamini', 'Bamini', 'bamini'],
  ['TSC_Avarangal', 'TSCII', 'tscii'],
  ['TSCMylai', 'TSCII', 'tscii'],
  ['TAB-Kumaran', 'TAB', 'tab'],
  ['TAM-Kambar', 'TAM', 'tam'],
  ['Inaimathi', 'Anjal', 'anjal'],
  ['TAMVANAVILAvvaiyar', 'TAM', 'tam'],
  ['TABVanavilAvvaiyar', 'TAB', 'tab'],
  ['Vanavil-Avvaiyar', 'Vanavil', 'vanavil'],
  ['VANAVILAvvaiyarBold', 'Vanavil', 'vanavil'],
  ['Mylaiplain', 'Mylai', 'mylai'],
  ['SunTommy', 'SunTommy', 'suntommy'],
  ['Sun-TommyTamilNormal', 'SunTommy', 'suntommy'],
  ['SHREE-TAM-0802', 'Shree-Tam', null],
  ['Senthamizh', 'Senthamizh', null],
] as const)('the font %s is one of %s', (font, family, encoding) => {
  expect(recognise('¾Á¢ú', font)).toEqual({ family, encoding })
})

test.each(['TSCu_Paranar', 'TABu_Avvai', 'TAMu_Kadambri'])(
  '%s holds Latin and Unicode, and old letters',
  (font) => {
    expect(recognise('¾Á¢ú', font)?.family).toBe(font.slice(0, 3) === 'TSC' ? 'TSCII' : font.slice(0, 3))
    expect(recognise('tamil 2026', font)).toBeNull()
    expect(recognise('தமிழ்', font)).toBeNull()
  },
)

test.each(['Tamil MN', 'TAMu_Kadambri', 'Tahoma', 'Diamond', 'Latha', 'Noto Serif Tamil'])(
  'the font %s holds Unicode or Latin letters',
  (font) => expect(recognise('tamil', font)).toBeNull(),
)
