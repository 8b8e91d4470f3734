import type { AnswerKind } from '@panai/contract/waiting-answers'

/** What each answer says of rows that wait. */
export const answerWords: Record<AnswerKind, string> = {
  price: 'Printed price of a copy',
  net: 'Paid to us, before tax that the channel keeps',
  net_percent: 'Paid to us, as a part of what the buyers paid',
  sold: 'It was sold, and we get the money',
  came_back: 'It came back, and the money is taken from us',
  written_off: 'Nothing: it is written off',
}
