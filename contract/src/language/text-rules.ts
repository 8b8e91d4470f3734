/**
 * What a text that a person types must be. The form in the browser checks with it and the server's schema is made of it, so
 * nothing here may load a schema library.
 */
export type TextRule = {
  /** `one`: line breaks become spaces. */
  lines: 'one' | 'many'
  /** What to say when there is nothing; null: it may be left out. */
  missing: string | null
  /** At most so many characters. */
  most: number
  tooLong: string
  /** At least so many characters, where there are any. */
  least?: number
  tooShort?: string
  /** Must match, without flags, and match the empty text where that is allowed. */
  pattern?: RegExp
  malformed?: string
  /** What to say about the text as it is kept, the empty one too where that is allowed, and null: nothing. For what no pattern can say. */
  objection?: (kept: string) => string | null
  /** How it is kept, where the same can be written in several ways. */
  spelled?: (cleaned: string) => string
}

const loneSurrogates = /\p{Cs}/gu
const spaces = /[\s\p{Cc}]+/gu
const lineBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g
const controls = /[^\P{Cc}\n\t]/gu
/** They make the text around them read backwards; the direction of Arabic or Hebrew letters needs none of them. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

/** What leaves no mark on paper, the blank letters of Hangul and Braille and the blank note of music among it. */
export const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu
/** A letter, a digit, a sign: something to see that needs no letter before it. */
const visible = /[^\p{Z}\p{M}]/u

/**
 * The text as it is kept: nothing that can't be stored, that breaks a line of a mail's header or that hides what it says. Where there is
 * nothing to see in it, it is empty.
 */
export function clean({ lines, spelled }: Pick<TextRule, 'lines' | 'spelled'>, text: string): string {
  const whole = text.replace(loneSurrogates, '\ufffd')
  const cleaned =
    lines === 'one'
      ? whole.replace(directionMarks, '').replace(spaces, ' ').trim()
      : whole.replace(lineBreaks, '\n').replace(controls, '').trim()
  if (!visible.test(cleaned.replace(invisible, ''))) return ''
  return spelled ? spelled(cleaned) : cleaned
}

const neverKept = /[\0\p{Cs}]/u

/** Whether there is a text in it that no database takes: with a NUL or half of a pair of surrogates. Looks into lists and objects. */
export function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return neverKept.test(value)
  if (Array.isArray(value)) return value.some(isUnstorable)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => neverKept.test(name) || isUnstorable(inner))
}

/** What to tell the person about the text, null when it is as it must be. */
export function problemWith(rule: TextRule, text: string): string | null {
  const kept = clean(rule, text)
  if (kept === '' && rule.missing !== null) return rule.missing
  if (lengthOf(kept) > rule.most) return rule.tooLong
  if (kept !== '' && lengthOf(kept) < (rule.least ?? 0)) return rule.tooShort ?? null
  if (rule.pattern?.test(kept) === false) return rule.malformed ?? null
  return rule.objection?.(kept) ?? null
}

/** How many characters a text has, as the schemas of the server and the database count them: an emoji is one and not two. */
export function lengthOf(text: string): number {
  return [...text].length
}
