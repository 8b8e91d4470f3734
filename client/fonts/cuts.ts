/** One file of letters that the site serves, cut from a font of a package. */
export type Cut = {
  /** Of the file, without its ending. */
  name: string
  /** What style sheets call it. */
  family: string
  /** The package and the file in it, without its beginning `<package>-` and its ending. */
  from: readonly [fontPackage: string, part: string]
  /** The weight drawn, or the lightest and the heaviest of a font that has all between. */
  drawn: number | readonly [number, number]
  /**
   * The lightest and the heaviest weight that it is used for, of a family the same ranges for all letters: a browser takes the range
   * for a weight first and finds letters of its files only, even where another range has that weight, too.
   */
  usedFor: readonly (readonly [lightest: number, heaviest: number])[]
  /** Code points, as ranges. */
  letters: readonly (readonly [first: number, last: number])[]
}

type Ranges = Cut['letters']

/** What English texts are written with, and the names and titles of most books of Tamil Nadu in Latin letters. */
const english: Ranges = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0xa0], // no-break space
  [0xa9, 0xa9], // ©
  [0xb7, 0xb7], // ·
  [0xd7, 0xd7], // ×
  [0xe9, 0xe9], // é
  [0x2009, 0x2009],
  [0x2011, 0x2011], // no-break hyphen
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
  [0x202f, 0x202f], // narrow no-break space
]
/** The rest of what the packages' first files hold and draw. */
const westEuropean = without(
  [
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x201a, 0x201b],
    [0x201e, 0x201e],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
  ],
  english,
)
/** Letters of scholarly transliteration, ṭ ṇ ḷ ḻ ṟ ṉ ā ī ū, and those of other European languages, with the signs put over and under them. */
const scholarly: Ranges = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2ce, 0x2d7],
  [0x2dd, 0x2ff],
  [0x300, 0x304],
  [0x307, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
  [0x1e00, 0x1eff],
]
/** ₹ and its like, and †. */
const signs: Ranges = [
  [0x2020, 0x2020],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
  [0x2113, 0x2113],
]

const joiners: Ranges = [
  [0x200c, 0x200d],
  [0x25cc, 0x25cc], // what a sign without a letter stands on
]
const tamil: Ranges = [[0xb82, 0xbd7], ...joiners]
/** ௦ to ௯, ௐ's signs of day, month, year and account, and the marks of verse. */
const tamilFigures: Ranges = [
  [0x964, 0x965],
  [0xbe6, 0xbfa],
]

const marksOfVerse: Ranges = [[0x964, 0x965]]
const rupee: Ranges = [[0x20b9, 0x20b9]]
const light = [100, 500] as const
const heavy = [501, 900] as const
const all = [100, 900] as const

/** Letters of which most pages need both weights, or one of them. */
function often(weight: 400 | 600, range: Cut['usedFor'][number]): Cut[] {
  const of = { drawn: weight, usedFor: [range] }
  return [
    { name: `anek-${weight}`, family: 'Anek Tamil', from: ['anek-tamil', 'latin'], letters: english, ...of },
    {
      name: `anek-letters-${weight}`,
      family: 'Anek Tamil Letters',
      from: ['anek-tamil', 'tamil'],
      letters: tamil,
      ...of,
    },
    {
      name: `noto-serif-tamil-${weight === 400 ? 400 : 680}`,
      family: 'Noto Serif Tamil',
      from: ['noto-serif-tamil', 'tamil'],
      letters: tamil,
      ...of,
      // As dark as Literata's 560.
      drawn: weight === 400 ? 400 : 680,
    },
  ]
}

/** Seldom on a page, or with all weights on most: one file. */
function inAllWeights(
  name: string,
  family: string,
  from: Cut['from'],
  letters: Ranges,
  drawn: Cut['drawn'] = [400, 600],
): Cut {
  return { name, family, from, letters, drawn, usedFor: [all] }
}

/** A serif of another script: titles and names only, so that one weight does. */
function title(script: string, family: string, letters: Ranges): Cut {
  const name = `noto-serif-${script}`
  return { name, family, from: [name, script], letters: [...letters, ...joiners], drawn: 560, usedFor: [all] }
}

/**
 * All files of letters. Which weights are drawn: 400 and 600 of the sans for text and what stands out in it, 400 to 600 of the serif,
 * whose titles have 560.
 */
export const cuts: readonly Cut[] = [
  ...often(400, light),
  ...often(600, heavy),
  inAllWeights('literata', 'Literata', ['literata', 'latin'], english),
  inAllWeights('anek-west', 'Anek More', ['anek-latin', 'latin'], westEuropean),
  inAllWeights('anek-scholarly', 'Anek More', ['anek-latin', 'latin-ext'], scholarly),
  inAllWeights('anek-signs', 'Anek More', ['anek-latin', 'latin-ext'], signs),
  inAllWeights('anek-figures', 'Anek More', ['anek-tamil', 'tamil'], tamilFigures),
  inAllWeights('literata-west', 'Literata', ['literata', 'latin'], westEuropean),
  inAllWeights('literata-scholarly', 'Literata', ['literata', 'latin-ext'], scholarly),
  inAllWeights('literata-signs', 'Literata', ['literata', 'latin-ext'], signs),
  inAllWeights(
    'noto-serif-tamil-figures',
    'Literata',
    ['noto-serif-tamil', 'tamil'],
    tamilFigures,
    [400, 680],
  ),
  // What Tamil calls itself, on an English page and a device without its letters: தமிழ்.
  inAllWeights(
    'tamil-word',
    'Tamil Word',
    ['anek-tamil', 'tamil'],
    [...'தமிழ்'].map((letter) => [letter.charCodeAt(0), letter.charCodeAt(0)] as const),
    600,
  ),
  title('malayalam', 'Noto Serif Malayalam', [[0xd00, 0xd7f], ...marksOfVerse, ...rupee]),
  title('telugu', 'Noto Serif Telugu', [[0xc00, 0xc7f], ...marksOfVerse]),
  title('devanagari', 'Noto Serif Devanagari', [[0x900, 0x97f], ...rupee]),
  title('kannada', 'Noto Serif Kannada', [[0xc80, 0xcf3], ...marksOfVerse, ...rupee]),
]

/** `ranges` less what is in `others`. */
function without(ranges: Ranges, others: Ranges): Ranges {
  return others.reduce<Ranges>(
    (left, [first, last]) =>
      left.flatMap(([from, to]): Ranges => {
        if (last < from || first > to) return [[from, to]]
        const before: Ranges = from < first ? [[from, first - 1]] : []
        const after: Ranges = last < to ? [[last + 1, to]] : []
        return [...before, ...after]
      }),
    ranges,
  )
}
