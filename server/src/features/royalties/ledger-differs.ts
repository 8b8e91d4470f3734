import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { mailKind } from '../../mail/mail-kind.ts'

export const MOST_SHOWN = 5

/** "1 total of the ledger disagrees with its entries". */
export function ledgerProblem(count: number): string {
  return `${count} ${count === 1 ? 'total of the ledger disagrees' : 'totals of the ledger disagree'} with its entries`
}

/** Tells the team that the nightly recount of the ledger disagrees with its totals. */
export const ledgerDiffers = mailKind({
  name: 'ledger-differs',
  details: z.object({ count: z.int(), shown: z.array(z.string()).max(MOST_SHOWN) }),
  gather: async ({ publicUrl }, details) => ({ ...details, publicUrl }),
  write: ({ count, shown, publicUrl }) => ({
    language: 'en',
    to: brand.email,
    replyTo: null,
    subject: 'The royalty ledger does not add up',
    preview: ledgerProblem(count),
    title: 'The royalty ledger does not add up',
    blocks: [
      {
        kind: 'text',
        text: `By the nightly recount, ${ledgerProblem(count)}. Please approve no payout before somebody has looked at it.`,
      },
      ...shown.map((text) => ({ kind: 'text' as const, text })),
      { kind: 'link', text: 'Open the background work', href: `${publicUrl}/staff/jobs` },
    ],
    footnote: `Sent by the nightly check of the ${brand.name} website.`,
  }),
  samples: {
    'one total': {
      count: 1,
      shown: ['balance of author 41 is Rs. 1,200.50, counted Rs. 1,200.00'],
      publicUrl: 'https://books.example',
    },
    'more than are shown': {
      count: 12,
      shown: Array.from(
        { length: MOST_SHOWN },
        (_, at) => `copies of author ${at + 1} is ${at}, counted ${at + 1}`,
      ),
      publicUrl: 'https://books.example',
    },
  },
})
