import { type InEach, inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { ManuscriptFinding } from '@panai/contract/manuscripts/manuscript-checks'
import { z } from 'zod'

/** What was found and what it means for the printed book, and how to mend it. */
export type Said = Pick<ManuscriptFinding, 'meaning' | 'mend'>

/** One kind of finding: which figures and names it has, and how it is told. */
export type Kind<Facts> = {
  facts: z.ZodType<Facts>
  /** @throws when the facts are not those of this kind. */
  say: (language: InterfaceLanguage, facts: unknown) => Said
}

/** A kind in both languages, which say the same of the same facts. */
export function kind<Facts>(facts: z.ZodType<Facts>, words: InEach<(facts: Facts) => Said>): Kind<Facts> {
  return { facts, say: (language, given) => words[language](facts.parse(given)) }
}

const MOST_LETTERS = 300
export const MOST_SHOWN = 20
export const noFacts = z.object({})
export const count = z.int().min(0)
export const text = z.string().max(MOST_LETTERS)
/** Some of many, and how many more there are. */
export const names = z.object({ shown: z.array(text).max(MOST_SHOWN), more: count })
export type Names = z.output<typeof names>

/** “a, b and 3 more”. */
export const someOf = inEach(
  ({ shown, more }: Names) => `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ({ shown, more }: Names) => `${shown.join(', ')}${more > 0 ? `, இன்னும் ${more}` : ''}`,
)
