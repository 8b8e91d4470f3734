import type { EncodingName } from './encodings/encodings.ts'

type FontFamily = {
  name: string
  /** How the names of its fonts begin. */
  begins: RegExp
  /** null: we know it as an 8-bit Tamil font, and have found no table of its letters that could be checked. */
  encoding: EncodingName | null
  /** Its letters of ASCII are those of Latin; Tamil stands above them. */
  hasLatin: boolean
  source: string
}

const converter =
  'named after the encoding in arulalant/txt2unicode and senkanthal/Tamil-Language-Tools-and-Assets'
const prefix = 'fonts of the Tamil Nadu standard of 1999 begin with its name'
const gazette = 'named so in the gazettes that sushant354/indic2unicode reads'
const unread = 'named by typesetters; no table of its letters was found that could be checked'

/** Fonts of `TAMu_`, `TSCu_` and `TABu_` hold Unicode beside the old letters. `Tamil MN` and its like are Unicode. */
export const fontFamilies: readonly FontFamily[] = [
  { name: 'Bamini', begins: /^baa?mini/i, encoding: 'bamini', hasLatin: false, source: converter },
  {
    name: 'TSCII',
    begins: /^TSC(?:II|u)?(?:[-_ ]|(?=[A-Z]))/,
    encoding: 'tscii',
    hasLatin: true,
    source: converter,
  },
  { name: 'TAB', begins: /^TABu?(?:[-_ ]|(?=[A-Z]))/, encoding: 'tab', hasLatin: true, source: prefix },
  {
    name: 'TAM',
    begins: /^TAMu?(?:[-_ ]|(?=[A-Z][a-z]|VANAVIL))/,
    encoding: 'tam',
    hasLatin: true,
    source: prefix,
  },
  { name: 'Anjal', begins: /^(?:anjal|inaimathi)/i, encoding: 'anjal', hasLatin: true, source: converter },
  { name: 'Mylai', begins: /^mylai/i, encoding: 'mylai', hasLatin: false, source: converter },
  { name: 'Vanavil', begins: /^va?anavil/i, encoding: 'vanavil', hasLatin: false, source: gazette },
  { name: 'Elango', begins: /^elango/i, encoding: null, hasLatin: false, source: unread },
  {
    name: 'SunTommy',
    begins: /^sun[-_ ]?tommy/i,
    encoding: 'suntommy',
    hasLatin: false,
    source: gazette,
  },
  {
    name: 'Senthamizh',
    begins: /^senthami[lz]h?/i,
    encoding: null,
    hasLatin: false,
    source: unread,
  },
  { name: 'Shree-Tam', begins: /^shree[-_ ]?tam/i, encoding: null, hasLatin: false, source: unread },
  { name: 'Kruti Tamil', begins: /^kruti[-_ ]?tam/i, encoding: null, hasLatin: false, source: unread },
  { name: 'Diamond', begins: /^diamond[-_ ]?tam/i, encoding: null, hasLatin: false, source: unread },
]
