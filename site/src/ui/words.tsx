import { keepInitials, NO_BREAK_SPACE } from '@panai/contract/language/keep-initials'
import { scriptRuns } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import type { ReactNode } from 'react'
import { language } from '../language.ts'

type WordsProps = {
  text: string
  /** What the element around it is announced in; the page's own where it says nothing. */
  lang?: Language | undefined
}

/** A text of somebody's: what stands in another script is announced in the language of that, and initials stay with their name. */
export function Words({ text, lang = language }: WordsProps) {
  return scriptRuns(keepInitials(text), lang).map(({ text: run, language: other }, at) =>
    other === null ? (
      wholeNames(run)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name.
      <span key={at} lang={other}>
        {wholeNames(run)}
      </span>
    ),
  )
}

const withInitials = new RegExp(`([^ ${NO_BREAK_SPACE}]+(?:${NO_BREAK_SPACE}[^ ${NO_BREAK_SPACE}]+)+)`)

/** A name moves to the next line with its initials; where a line is too short for both, it breaks between them and not within a word. */
function wholeNames(run: string): ReactNode {
  const parts = run.split(withInitials)
  if (parts.length === 1) return run
  return parts.map((part, at) =>
    part.includes(NO_BREAK_SPACE) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name.
      <span key={at} className="whole-name">
        {part.replaceAll(NO_BREAK_SPACE, ' ')}
      </span>
    ) : (
      part
    ),
  )
}
