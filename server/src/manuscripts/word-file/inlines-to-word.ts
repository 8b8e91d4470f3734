import type { Inline } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import type { Relations } from './relations.ts'

type Run = Extract<Inline, { text: string }>

export type AroundInlines = {
  /** Of the part in which they stand. */
  relations: Relations
  /** The number that a note has in the file. */
  noteOf: (number: number) => number
}

/** The languages by whose rules Word checks the letters of a script. */
const scripts = {
  tamil: { pattern: /\p{Script=Tamil}/u, language: 'ta-IN' },
  devanagari: { pattern: /\p{Script=Devanagari}/u, language: 'hi-IN' },
  kannada: { pattern: /\p{Script=Kannada}/u, language: 'kn-IN' },
  malayalam: { pattern: /\p{Script=Malayalam}/u, language: 'ml-IN' },
  telugu: { pattern: /\p{Script=Telugu}/u, language: 'te-IN' },
  arabic: { pattern: /\p{Script=Arabic}/u, language: 'ar-SA' },
  hebrew: { pattern: /\p{Script=Hebrew}/u, language: 'he-IL' },
} as const
type Script = keyof typeof scripts | 'other'
const toTheLeft: ReadonlySet<Script> = new Set(['arabic', 'hebrew'])

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Whether the first letter of a paragraph says that it runs from right to left. */
export function runsToTheLeft(inlines: readonly Inline[]): boolean {
  const first = inlines.map((inline) => ('text' in inline ? inline.text : '')).join('')
  const [letter] = /\p{L}/u.exec(first) ?? []
  return letter !== undefined && rightToLeft.test(letter)
}

export function inlinesToWord(inlines: readonly Inline[], around: AroundInlines): Xml {
  return xml`${inlines.map((inline) => inlineToWord(inline, around))}`
}

/** A title or a number, which looks as its style does. */
export function titleToWord(text: string): Xml {
  return xml`${text
    .split('\n')
    .map(
      (line, at) =>
        xml`${at > 0 && lineBreak}${stretchesOf(line).map((stretch) => runToWord(plainRun, stretch))}`,
    )}`
}

const lineBreak = xml`<w:r><w:br/></w:r>`
const plainRun = {
  emphasis: false,
  strong: false,
  smallCaps: false,
  underlined: false,
  struck: false,
  position: 'baseline',
  href: null,
} as const

function inlineToWord(inline: Inline, { relations, noteOf }: AroundInlines): Xml {
  if ('lineBreak' in inline) return lineBreak
  if ('footnote' in inline)
    return xml`<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${noteOf(inline.footnote)}"/></w:r>`
  const runs = xml`${stretchesOf(inline.text).map((stretch) => runToWord(inline, stretch))}`
  return inline.href === null
    ? runs
    : xml`<w:hyperlink r:id="${relations.link(inline.href)}">${runs}</w:hyperlink>`
}

function runToWord(
  run: Omit<Run, 'text' | 'language'>,
  { text, script }: { text: string; script: Script },
): Xml {
  const { emphasis, strong, smallCaps, underlined, struck, position, href } = run
  const isComplex = script !== 'other'
  // In the order of the elements that the format has.
  const look = [
    isComplex && xml`<w:rFonts w:hint="cs"/>`,
    strong && xml`<w:b/><w:bCs/>`,
    emphasis && xml`<w:i/><w:iCs/>`,
    smallCaps && xml`<w:smallCaps/>`,
    struck && xml`<w:strike/>`,
    href !== null && xml`<w:color w:val="0563C1"/>`,
    underlined && xml`<w:u w:val="single"/>`,
    position !== 'baseline' && xml`<w:vertAlign w:val="${position}"/>`,
    toTheLeft.has(script) && xml`<w:rtl/>`,
    isComplex && xml`<w:cs/><w:lang w:bidi="${scripts[script].language}"/>`,
  ].filter((one) => one !== false)
  return xml`<w:r>${look.length > 0 && xml`<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** Parts of one script; spaces, figures and marks go with the letters before them. */
function stretchesOf(text: string): { text: string; script: Script }[] {
  const stretches: { text: string; script: Script }[] = []
  for (const [word] of text.matchAll(/[\p{L}\p{M}\u200c\u200d]+|[^\p{L}\p{M}\u200c\u200d]+/gu)) {
    const last = stretches.at(-1)
    const script = /[\p{L}\p{M}]/u.test(word) ? scriptOf(word) : (last?.script ?? 'other')
    if (last?.script === script) last.text += word
    else stretches.push({ text: word, script })
  }
  return stretches
}

const known = Object.entries(scripts).map(([name, { pattern }]) => ({ name, pattern }))

function scriptOf(word: string): Script {
  // The names are those of the table.
  return (known.find(({ pattern }) => pattern.test(word))?.name as Script | undefined) ?? 'other'
}
