import type { Question } from './questions.ts'

/** Where a question stands: the help page and the search agree on it. Browsers load this. */

/** The id of a question's element on the help page. */
export function questionAnchor({ id }: Pick<Question, 'id'>): string {
  return `question-${id}`
}

export function questionAddress(question: Pick<Question, 'id'>): string {
  return `/help#${questionAnchor(question)}`
}
