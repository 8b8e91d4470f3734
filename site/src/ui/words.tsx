import { keepInitials, NO_BREAK_SPACE } from '@panai/contract/language/keep-initials'
import { findLineParts } from '@panai/contract/language/letter-clusters'
import { scriptRuns } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import { createElement, type ReactNode } from 'react'
import { language } from '../language.ts'

type WordsProps = {
  text: string
  /** What the element around it is announced in; the page's own where it says nothing. */
  lang?: Language | undefined
  /** Where a column is narrower than most words. */
  narrow?: boolean
}

/** A text of somebody's: what stands in another script is announced in the language of that, and initials stay with their name. */
export function Words({ text, lang = language, narrow = false }: WordsProps) {
  const units = narrow ? long.column : text.length <= mostOfTitle ? long.title : long.text
  return scriptRuns(keepInitials(text), lang).map(({ text: run, language: other }, at) =>
    other === null ? (
      wholeUnits(run, units)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name.
      <span key={at} lang={other}>
        {wholeUnits(run, units)}
      </span>
    ),
  )
}

const mostOfTitle = 120
/** Tamil words of so many characters are wider than the narrowest place of such a text, alone or with initials. */
const long = {
  column: unitsOf({ alone: 5, inName: 5 }),
  title: unitsOf({ alone: 12, inName: 9 }),
  text: unitsOf({ alone: 24, inName: 9 }),
}
type Units = { unit: RegExp; word: RegExp }
/** Where a line may end, in a text and as an element. */
const mark = '\u200b'
const lineMayEnd = createElement('wbr')

function unitsOf({ alone, inName }: { alone: number; inName: number }): Units {
  return {
    unit: new RegExp(`([^ \n]*(?:${NO_BREAK_SPACE}|\\p{Script=Tamil}{${alone},})[^ \n]*)`, 'u'),
    word: new RegExp(`\\p{Script=Tamil}{${inName},}`, 'gu'),
  }
}

/**
 * A name moves to the next line with its initials, and a long word as a whole. Where a line is too short for that, it ends within a word of Tamil,
 * and the next one begins with no pure consonant; a name without a long word in Tamil breaks between its words.
 */
function wholeUnits(run: string, { unit, word }: Units): ReactNode {
  const parts = run.split(unit)
  if (parts.length === 1) return run
  return parts.map((part, at) =>
    at % 2 === 1
      ? createElement('span', { key: at, className: 'whole-unit' }, ...breakable(part, word))
      : part,
  )
}

function breakable(text: string, longWord: RegExp): ReactNode[] {
  if (text.search(longWord) < 0) return [text.replaceAll(NO_BREAK_SPACE, ' ')]
  const parts = text.replace(longWord, (word) => findLineParts(word).join(mark)).split(mark)
  return parts.flatMap((part, at) => (at > 0 ? [lineMayEnd, part] : part))
}
