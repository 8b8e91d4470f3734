import type { WaitReason } from './sales-import-states.ts'

/**
 * What a person can say of rows that wait. `price`: of a copy; `net`: what the channel pays for the row, `net_percent`: how much of what the buyers
 * paid that is; `sold` and `came_back`: which way copies and money go; `written_off`: nothing is ever posted of them.
 */
export const answerKinds = ['price', 'net', 'net_percent', 'sold', 'came_back', 'written_off'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Which answers there are, by what rows wait for. A row without a book is matched, or written off as not ours for later files too. */
export const answersTo: Readonly<Record<WaitReason, readonly AnswerKind[]>> = {
  book: [],
  terms: ['written_off'],
  currency_rate: ['written_off'],
  price: ['price', 'written_off'],
  net: ['net', 'net_percent', 'written_off'],
  copies: ['written_off'],
  direction: ['sold', 'came_back', 'written_off'],
}

export function needsAmount(kind: AnswerKind): boolean {
  return kind === 'price' || kind === 'net' || kind === 'net_percent'
}
