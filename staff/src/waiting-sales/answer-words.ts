import type { AnswerKind } from '@panai/contract/sales/waiting-answers'

/** What each answer says of rows that wait. */
export const answerWords: Record<AnswerKind, string> = {
  price: 'Printed price of a copy',
  net: 'Paid to us, before tax that the channel keeps',
  net_percent: 'Paid to us, as a part of what the buyers paid',
  sold: 'A sale: the channel owes us the amount',
  came_back: 'A return: the channel deducts the amount',
  written_off: 'Neither: write it off',
}
