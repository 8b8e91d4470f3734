import { inRupees } from '@panai/contract/grouped-rupees'
import { paise } from '@panai/contract/money'
import type { NotificationKind } from '@panai/contract/notification-kinds'
import { type PayoutMethod, payoutMethods } from '@panai/contract/payout-methods'
import { periodWords } from '@panai/contract/statement-words'
import { submissionStatuses, submissionStatusNames } from '@panai/contract/submission-rules'
import { z } from 'zod'

type Shown = { heading: string; subject: string | null; detail: string | null; link: string }

/** The stored details of a kind, and its words. */
type Kind<Details> = { details: z.ZodType<Details>; show: (details: Details) => Shown }

const SUBMITTED_BOOKS = '/dashboard?books=submitted'

export const payeeNews = ['confirmed', 'verified', 'refused', 'stopped', 'withdrawn'] as const
export type PayeeNews = (typeof payeeNews)[number]

const payeeHeadings: Record<PayeeNews, string> = {
  confirmed: 'Your bank details are confirmed',
  verified: 'Your bank details are verified',
  refused: 'Your bank details could not be verified',
  stopped: 'A change of your bank details was stopped',
  withdrawn: 'Your bank details were withdrawn',
}

function kind<Details>(parts: Kind<Details>): Kind<Details> {
  return parts
}

const kinds = {
  move: kind({
    details: z.object({
      title: z.string(),
      from: z.enum(submissionStatuses),
      to: z.enum(submissionStatuses),
    }),
    show: ({ title, from, to }) => {
      const isBack = submissionStatuses.indexOf(to) < submissionStatuses.indexOf(from)
      return {
        heading:
          to === 'published'
            ? 'Your book is published'
            : `Your manuscript has moved ${isBack ? 'back ' : ''}to ${submissionStatusNames[to]}`,
        subject: title,
        detail: null,
        link: SUBMITTED_BOOKS,
      }
    },
  }),
  changes: kind({
    details: z.object({ submissionId: z.int(), title: z.string() }),
    show: ({ title }) => ({
      heading: 'Our editors ask for changes',
      subject: title,
      detail: 'Upload a new version when it is ready',
      link: SUBMITTED_BOOKS,
    }),
  }),
  message: kind({
    details: z.object({ submissionId: z.int(), title: z.string(), count: z.int().min(1) }),
    show: ({ submissionId, title, count }) => ({
      heading: count === 1 ? 'A message for you' : `${count} messages for you`,
      subject: title,
      detail: null,
      link: `${SUBMITTED_BOOKS}&messages=${submissionId}`,
    }),
  }),
  statement: kind({
    details: z.object({
      statementId: z.int(),
      from: z.iso.date(),
      to: z.iso.date(),
      closing: z.int(),
      answered: z.boolean().optional(),
    }),
    show: ({ statementId, from, to, closing, answered }) => ({
      heading: answered ? 'An answer about your royalty statement' : 'Your royalty statement is there',
      subject: periodWords('en', from, to),
      detail: answered ? null : `Closing balance: ${inRupees(paise(closing))}`,
      link: `/statements?statement=${statementId}`,
    }),
  }),
  payout: kind({
    details: z.object({ outcome: z.enum(['paid', 'failed']), amount: z.string() }),
    show: ({ outcome, amount }) => ({
      heading: outcome === 'paid' ? 'Your royalties are paid' : 'A payout came back',
      subject: amount,
      detail: outcome === 'paid' ? null : 'Please look at your bank or UPI details',
      link: outcome === 'paid' ? '/payout-history' : '/bank-details',
    }),
  }),
  payee: kind({
    details: z.object({ news: z.enum(payeeNews), method: z.enum(payoutMethods), shown: z.string() }),
    show: ({ news, method, shown }: { news: PayeeNews; method: PayoutMethod; shown: string }) => ({
      heading: payeeHeadings[news],
      subject: null,
      detail: `${method}, ${shown}`,
      link: '/bank-details',
    }),
  }),
} as const satisfies Record<NotificationKind, unknown>

/** The words of a stored notification. @throws when its details are not those of its kind. */
export function showNotification(name: NotificationKind, details: unknown): Shown {
  switch (name) {
    case 'move':
      return tell(kinds.move, details)
    case 'changes':
      return tell(kinds.changes, details)
    case 'message':
      return tell(kinds.message, details)
    case 'statement':
      return tell(kinds.statement, details)
    case 'payout':
      return tell(kinds.payout, details)
    case 'payee':
      return tell(kinds.payee, details)
  }
}

function tell<Details>({ details, show }: Kind<Details>, given: unknown): Shown {
  return show(details.parse(given))
}
