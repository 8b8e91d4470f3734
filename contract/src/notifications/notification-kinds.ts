import { inTwoLanguages } from '../language/in-two-languages.ts'
import { localised } from '../language/localised.ts'
/** What an author is told of and may choose to have by mail too. */
export const chosenKinds = ['move', 'message', 'statement', 'payout'] as const
export type ChosenKind = (typeof chosenKinds)[number]

/** All that an author is told of. Of changes asked for, of proofs, and of bank and tax details (`payee`), there is always a mail. */
export const notificationKinds = [...chosenKinds, 'changes', 'proof', 'payee'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Names of the kinds in the preferences. Authors who never chose get mails about `byMail`. */
export const notificationChoices: Readonly<
  Record<ChosenKind, { name: string; explained: string; byMail: boolean }>
> = {
  move: {
    name: localised('Steps of your manuscripts', 'நீங்கள் அனுப்பிய நூல்களின் கட்டங்கள்'),
    explained: localised(
      'when one moves to the next step, or back',
      'ஒன்று அடுத்த கட்டத்துக்கோ முந்தைய கட்டத்துக்கோ செல்லும்போது',
    ),
    byMail: true,
  },
  message: {
    name: localised('Messages', 'செய்திகள்'),
    explained: localised('when we write to you about one of your books', 'உங்கள் நூலைப் பற்றி நாங்கள் எழுதும்போது'),
    byMail: true,
  },
  statement: {
    name: localised('Royalty statements', 'உரிமைத்தொகை அறிக்கைகள்'),
    explained: localised(
      'when a new one is ready, or your question about one is answered',
      'புதிய அறிக்கை தயாரானதும், அறிக்கை பற்றிய உங்கள் கேள்விக்குப் பதில் வந்ததும்',
    ),
    byMail: true,
  },
  payout: {
    name: localised('Payouts', 'வழங்கும் தொகைகள்'),
    explained: localised(
      'when your royalties are paid, or a payout comes back',
      'உரிமைத்தொகையை வழங்கும்போது, வழங்கிய தொகை திரும்பி வந்தால்',
    ),
    byMail: true,
  },
}

export const notificationTexts = {
  notFound: inTwoLanguages('There is no such notification', 'அந்த அறிவிப்பு இங்கே இல்லை'),
  saved: inTwoLanguages('Your choice has been saved.', 'உங்கள் தேர்வைச் சேமித்துவிட்டோம்.'),
} as const

export const NOTIFICATIONS_PER_PAGE = 20
/** Counting goes so far; more are told as "99+". */
export const MOST_UNREAD_COUNTED = 100
