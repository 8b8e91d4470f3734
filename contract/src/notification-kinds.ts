/** What an author is told of and may choose to have by mail too. */
export const chosenKinds = ['move', 'message', 'statement', 'payout'] as const
export type ChosenKind = (typeof chosenKinds)[number]

/** All that an author is told of. Of changes asked for, and of bank and tax details (`payee`), there is always a mail. */
export const notificationKinds = [...chosenKinds, 'changes', 'payee'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Names of the kinds in the preferences. Authors who never chose get mails about `byMail`. */
export const notificationChoices: Readonly<
  Record<ChosenKind, { name: string; explained: string; byMail: boolean }>
> = {
  move: {
    name: 'Steps of your manuscripts',
    explained: 'when one moves to the next step, or back',
    byMail: true,
  },
  message: {
    name: 'Messages',
    explained: 'when we write to you about one of your books',
    byMail: true,
  },
  statement: {
    name: 'Royalty statements',
    explained: 'when a new one is ready, or your question about one is answered',
    byMail: true,
  },
  payout: {
    name: 'Payouts',
    explained: 'when your royalties are paid, or a payout comes back',
    byMail: true,
  },
}

export const notificationTexts = {
  notFound: 'There is no such notification',
  saved: 'Your choice has been saved.',
} as const

export const NOTIFICATIONS_PER_PAGE = 20
/** Counting goes so far; more are told as "99+". */
export const MOST_UNREAD_COUNTED = 100
