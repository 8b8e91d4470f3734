import {
  isOn,
  type ParagraphProperties,
  type RunProperties,
  type Theme,
  takeRunProperty,
} from './properties.ts'
import type { WordPackage } from './with-word-package.ts'

/** How Word writes the numbers of one level of a list (ECMA-376-1, 17.9). */
type Level = {
  start: number
  format: string
  /** “%1.%2” has the numbers of the first and the second level. */
  text: string
  /** The style of the paragraphs that are of this level without saying so. */
  style: string | null
  /** After a number of this level and of those above it, it begins anew; null: of all above it. */
  restart: number | null
  /** Numbers of levels above are figures, however those are written. */
  isInFigures: boolean
  run: RunProperties
}
type Levels = Map<number, Level>
/** A list that goes on counting where others of its definition have stopped, but for levels that it starts anew. */
type List = { definition: string; starts: Map<number, number>; own: Levels }

/** What Word shows before a paragraph without anybody having typed it. */
export type ListNumber = {
  /** It has numbers or words, no bullets. */
  isOrdered: boolean
  /** “1.”, “(iv)”, “Chapter 3”; '' of a bullet. */
  text: string
  /** Where it is figures alone; null: it is more than what a list counts by itself. */
  counted: number | null
  /** What is said of its letters. */
  run: RunProperties
}
/** The number of the next paragraph with these properties, whose styles are these, the nearest first; null: it has none. */
export type CountNumbers = (
  paragraph: Pick<ParagraphProperties, 'numbering' | 'numberingLevel'>,
  styles: readonly { id: string }[],
) => ListNumber | null

const MOST_LEVEL = 8
/** More letters than Word's own dialog takes. */
const MOST_TEXT = 255

/** The lists of a document. @returns what counts the paragraphs of one text of it. */
export async function readNumbering(
  word: WordPackage,
  part: string | undefined,
  theme: Theme,
): Promise<() => CountNumbers> {
  const definitions = new Map<string, Levels>()
  const lists = new Map<string, List>()
  const linked = { to: new Map<string, string>(), by: new Map<string, string>() }
  let definition = ''
  let list: List | null = null
  let levels: Levels | null = null
  let number = 0
  const path: string[] = []
  await word.readXml(part ?? '', {
    open(name, attributes) {
      const { abstractNumId = '', numId = '', ilvl, val } = attributes
      const within = path.at(-1)
      path.push(name)
      const level = levels?.get(number)
      if (name === 'abstractNum') {
        definition = abstractNumId
        levels = new Map()
        definitions.set(definition, levels)
      } else if (name === 'num') {
        list = { definition: '', starts: new Map(), own: new Map() }
        levels = list.own
        lists.set(numId, list)
      } else if (name === 'lvl' || name === 'lvlOverride') {
        number = Math.min(Number(ilvl) || 0, MOST_LEVEL)
        if (name === 'lvl') levels?.set(number, emptyLevel())
      } else if (within === 'lvlOverride' && name === 'startOverride') {
        list?.starts.set(number, countOf(val))
      } else if (within === 'num' && name === 'abstractNumId') {
        if (list) list.definition = val ?? ''
      } else if (within === 'abstractNum') {
        if (name === 'numStyleLink') linked.to.set(definition, val ?? '')
        if (name === 'styleLink') linked.by.set(val ?? '', definition)
      } else if (within === 'lvl' && level) {
        takeOfLevel(level, name, attributes)
      } else if (within === 'rPr' && level && path.includes('lvl')) {
        takeRunProperty(level.run, name, attributes, theme)
      }
    },
    close() {
      path.pop()
    },
  })

  function listOf(id: string): List | null {
    const found = lists.get(id)
    if (!found) return null
    const style = linked.to.get(found.definition)
    const definition = (style !== undefined && linked.by.get(style)) || found.definition
    const own = new Map([...(definitions.get(definition) ?? []), ...found.own])
    for (const [at, start] of found.starts) {
      const level = own.get(at)
      if (level) own.set(at, { ...level, start })
    }
    return { ...found, definition, own }
  }

  return () => {
    const counters = new Map<string, Map<number, number>>()
    const begun = new Map<string, List | null>()
    return ({ numbering = '', numberingLevel }, styles) => {
      const isFirst = !begun.has(numbering)
      const list = isFirst ? listOf(numbering) : begun.get(numbering)
      begun.set(numbering, list ?? null)
      if (!list) return null
      const { own: levels, definition, starts } = list
      const at = numberingLevel === undefined ? levelOfStyles(levels, styles) : Number(numberingLevel)
      const level = levels.get(at)
      if (!level) return null
      const counter = counters.get(definition) ?? new Map<number, number>()
      counters.set(definition, counter)
      if (isFirst) for (const each of starts.keys()) counter.delete(each)
      counter.set(at, (counter.get(at) ?? level.start - 1) + 1)
      for (const [deeper, { restart }] of levels)
        if (deeper > at && (restart === null || at < restart)) counter.delete(deeper)
      return numberOf(at, levels, counter)
    }
  }
}

const emptyLevel = (): Level => ({
  start: 0,
  format: 'decimal',
  text: '',
  style: null,
  restart: null,
  isInFigures: false,
  run: {},
})

function takeOfLevel(level: Level, name: string, { val }: { val?: string }): void {
  if (name === 'start') level.start = countOf(val)
  if (name === 'numFmt') level.format = val ?? 'decimal'
  if (name === 'lvlText') level.text = (val ?? '').slice(0, MOST_TEXT)
  if (name === 'pStyle') level.style = val ?? null
  if (name === 'lvlRestart') level.restart = countOf(val)
  if (name === 'isLgl') level.isInFigures = isOn(val)
}

/** What is no number, or none that a book counts to, is 0. */
function countOf(val: string | undefined): number {
  const count = Number(val)
  return Number.isInteger(count) && count >= 0 && count <= 32_767 ? count : 0
}

function levelOfStyles(levels: Levels, styles: readonly { id: string }[]): number {
  for (const { id } of styles) for (const [at, { style }] of levels) if (style === id) return at
  return 0
}

function numberOf(at: number, levels: Levels, counter: ReadonlyMap<number, number>): ListNumber | null {
  const level = levels.get(at)
  if (!level) return null
  const { format, text: pattern, run, start } = level
  // One letter is how fonts of signs have a bullet.
  if (format === 'bullet' && !/\p{L}[\p{L}\p{M}]/u.test(pattern))
    return { isOrdered: false, text: '', counted: null, run }
  const text = pattern.replace(/%([1-9])/g, (_, digit: string) => {
    const other = Number(digit) - 1
    const of = levels.get(other)
    if (!of || other > at) return ''
    const isInFigures = level.isInFigures && other < at
    return written(counter.get(other) ?? of.start, isInFigures ? 'decimal' : of.format)
  })
  if (text.trim() === '') return null
  const isFiguresAlone = format === 'decimal' && /^[^%\p{L}\p{N}]*%[1-9][^%\p{L}\p{N}]*$/u.test(pattern)
  const isCounted = isFiguresAlone && pattern.includes(`%${at + 1}`)
  return { isOrdered: true, text: text.trim(), counted: isCounted ? (counter.get(at) ?? start) : null, run }
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** A number in one of Word's formats; in figures where it is one that is written in words or in letters of elsewhere. */
function written(value: number, format: string): string {
  switch (format) {
    case 'none':
    case 'bullet':
      return ''
    case 'decimalZero':
      return String(value).padStart(2, '0')
    case 'upperRoman':
      return roman(value)
    case 'lowerRoman':
      return roman(value).toLowerCase()
    case 'upperLetter':
      return letters(value)
    case 'lowerLetter':
      return letters(value).toLowerCase()
    case 'ordinal':
      return `${value}${ordinals[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)] ?? 'th'}`
    default:
      return String(value)
  }
}

const ordinals: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

function roman(value: number): string {
  let [left, text] = [value, '']
  for (const [worth, sign] of romans)
    while (left >= worth) {
      text += sign
      left -= worth
    }
  return text
}

/** A to Z, then AA to ZZ, AAA to ZZZ. */
function letters(value: number): string {
  if (value === 0) return ''
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
}
