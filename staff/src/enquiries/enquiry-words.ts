import type { EnquiryState } from '@panai/contract/enquiries/staff/enquiry-states'

export const stateWords: Record<EnquiryState, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}

export const stateColours = { open: 'warning', answered: 'success', closed: 'default' } as const

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long it took, in the largest unit of which there is one: "3 hours". */
export function durationWords(seconds: number): string {
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length)
    if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return 'at once'
}

/** For the one who writes it: what has become of the mail with an answer. */
export const mailWords = {
  waiting: 'the mail is on its way',
  sent: 'mailed',
  kept: 'saved, not sent: this server keeps its mail in a folder',
  dropped: 'not sent: superseded',
  failed: 'the mail could not be sent',
} as const
