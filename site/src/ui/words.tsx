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
}

/** A text of somebody's: what stands in another script is announced in the language of that, and initials stay with their name. */
export function Words({ text, lang = language }: WordsProps) {
  const isTitle = text.length <= mostOfTitle
  return scriptRuns(keepInitials(text), lang).map(({ text: run, language: other }, at) =>
    other === null ? (
      wholeUnits(run, isTitle)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name.
      <span key={at} lang={other}>
        {wholeUnits(run, isTitle)}
      </span>
    ),
  )
}

/** Tamil words of so many characters are wider than a narrow column; a paragraph is narrower than none but the longest. */
const long = { inName: 9, inTitle: 12, inText: 24 } as const
const mostOfTitle = 120
const tamilWord = (characters: number) => `\\p{Script=Tamil}{${characters},}`
const unit = (word: string) => new RegExp(`([^ \n]*(?:${NO_BREAK_SPACE}|${word})[^ \n]*)`, 'u')
const unitOfTitle = unit(tamilWord(long.inTitle))
const unitOfText = unit(tamilWord(long.inText))
const longWord = new RegExp(tamilWord(long.inName), 'gu')
/** Where a line may end, in a text and as an element. */
const mark = '\u200b'
const lineMayEnd = createElement('wbr')

/**
 * A name moves to the next line with its initials, and a long word as a whole. Where a line is too short for that, it ends within a word of Tamil,
 * and the next one begins with no pure consonant; a name without a long word in Tamil breaks between its words.
 */
function wholeUnits(run: string, isTitle: boolean): ReactNode {
  const parts = run.split(isTitle ? unitOfTitle : unitOfText)
  if (parts.length === 1) return run
  return parts.map((part, at) =>
    at % 2 === 1 ? createElement('span', { key: at, className: 'whole-unit' }, ...breakable(part)) : part,
  )
}

function breakable(text: string): ReactNode[] {
  if (text.search(longWord) < 0) return [text.replaceAll(NO_BREAK_SPACE, ' ')]
  const parts = text.replace(longWord, (word) => findLineParts(word).join(mark)).split(mark)
  return parts.flatMap((part, at) => (at > 0 ? [lineMayEnd, part] : part))
}
