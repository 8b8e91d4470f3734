import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { inRupeesOf } from '@panai/contract/money/grouped-rupees'
import { paise } from '@panai/contract/money/money'
import { type PayoutMethod, payoutMethods, payoutMethodWords } from '@panai/contract/money/payout-methods'
import type { NotificationKind } from '@panai/contract/notifications/notification-kinds'
import { periodWords } from '@panai/contract/statements/statement-words'
import { submissionStatuses } from '@panai/contract/submissions/submission-rules'
import { submissionWords } from '@panai/contract/submissions/submission-words'
import { z } from 'zod'

type Shown = { heading: string; subject: string | null; detail: string | null; link: string }

/** The stored details of a kind, and its words. */
type Kind<Details> = {
  details: z.ZodType<Details>
  show: (details: Details, language: InterfaceLanguage) => Shown
}

const SUBMITTED_BOOKS = '/dashboard?books=submitted'

/** Of proofs: one waits for its author, still waits, or an approval was taken back. */
export const proofNews = ['sent', 'waiting', 'withdrawn'] as const
export type ProofNews = (typeof proofNews)[number]

export const payeeNews = ['confirmed', 'verified', 'refused', 'stopped', 'withdrawn'] as const
export type PayeeNews = (typeof payeeNews)[number]

const words = inEach(
  {
    moved: (status: string, isBack: boolean) =>
      `Your manuscript has moved ${isBack ? 'back ' : ''}to ${status}`,
    published: 'Your book is published',
    changes: 'Our editors ask for changes',
    newVersion: 'Upload a new version when it is ready',
    proof: {
      sent: 'The proof of your book is ready',
      waiting: 'The proof of your book waits for you',
      withdrawn: 'Your proof needs a new approval',
    } satisfies Record<ProofNews, string>,
    lookThrough: 'Please look through it and approve it',
    messages: (count: number) => (count === 1 ? 'A message for you' : `${count} messages for you`),
    statement: 'Your royalty statement is there',
    answer: 'An answer about your royalty statement',
    closing: (amount: string) => `Closing balance: ${amount}`,
    paid: 'Your royalties are paid',
    cameBack: 'A payout came back',
    lookAtDetails: 'Please look at your bank or UPI details',
    payee: {
      confirmed: 'Your bank details are confirmed',
      verified: 'Your bank details are verified',
      refused: 'Your bank details could not be verified',
      stopped: 'A change of your bank details was stopped',
      withdrawn: 'Your bank details were withdrawn',
    } satisfies Record<PayeeNews, string>,
  },
  {
    moved: (status, isBack) =>
      isBack
        ? `நீங்கள் அனுப்பிய நூல் மீண்டும் முந்தைய கட்டத்தில்: ${status}`
        : `நீங்கள் அனுப்பிய நூல் அடுத்த கட்டத்தில்: ${status}`,
    published: 'உங்கள் நூல் வெளியானது',
    changes: 'எங்கள் எடிட்டர்கள் திருத்தங்கள் கேட்கிறார்கள்',
    newVersion: 'தயாரானதும் திருத்திய பிரதியைப் பதிவேற்றுங்கள்',
    proof: {
      sent: 'உங்கள் நூலின் மெய்ப்பு தயார்',
      waiting: 'உங்கள் நூலின் மெய்ப்பு உங்களுக்காகக் காத்திருக்கிறது',
      withdrawn: 'உங்கள் மெய்ப்புக்குப் புதிய ஒப்புதல் தேவை',
    },
    lookThrough: 'அதைப் பார்த்து ஒப்புதல் தாருங்கள்',
    messages: (count) => (count === 1 ? 'உங்களுக்கு ஒரு செய்தி' : `உங்களுக்கு ${count} செய்திகள்`),
    statement: 'உங்கள் உரிமைத்தொகை அறிக்கை தயார்',
    answer: 'உரிமைத்தொகை அறிக்கை பற்றிய உங்கள் கேள்விக்குப் பதில்',
    closing: (amount) => `இறுதி இருப்பு: ${amount}`,
    paid: 'உங்கள் உரிமைத்தொகையை வழங்கினோம்',
    cameBack: 'வழங்கிய தொகை திரும்பி வந்தது',
    lookAtDetails: 'உங்கள் வங்கி அல்லது UPI விவரங்களைச் சரிபாருங்கள்',
    payee: {
      confirmed: 'உங்கள் வங்கி விவரங்கள் உறுதியாயின',
      verified: 'உங்கள் வங்கி விவரங்களைச் சரிபார்த்தோம்',
      refused: 'உங்கள் வங்கி விவரங்களைச் சரிபார்க்க முடியவில்லை',
      stopped: 'வங்கி விவரங்களில் ஒரு மாற்றம் நிறுத்தப்பட்டது',
      withdrawn: 'உங்கள் வங்கி விவரங்கள் நீக்கப்பட்டன',
    },
  },
)

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
    show: ({ title, from, to }, language) => {
      const isBack = submissionStatuses.indexOf(to) < submissionStatuses.indexOf(from)
      return {
        heading:
          to === 'published'
            ? words[language].published
            : words[language].moved(submissionWords[language].statuses[to], isBack),
        subject: title,
        detail: null,
        link: SUBMITTED_BOOKS,
      }
    },
  }),
  changes: kind({
    details: z.object({ submissionId: z.int(), title: z.string() }),
    show: ({ title }, language) => ({
      heading: words[language].changes,
      subject: title,
      detail: words[language].newVersion,
      link: SUBMITTED_BOOKS,
    }),
  }),
  proof: kind({
    details: z.object({ submissionId: z.int(), title: z.string(), news: z.enum(proofNews) }),
    show: ({ submissionId, title, news }, language) => ({
      heading: words[language].proof[news],
      subject: title,
      detail: words[language].lookThrough,
      link: `/books-in-work/${submissionId}/proof`,
    }),
  }),
  message: kind({
    details: z.object({ submissionId: z.int(), title: z.string(), count: z.int().min(1) }),
    show: ({ submissionId, title, count }, language) => ({
      heading: words[language].messages(count),
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
    show: ({ statementId, from, to, closing, answered }, language) => ({
      heading: answered ? words[language].answer : words[language].statement,
      subject: periodWords(language, from, to),
      detail: answered ? null : words[language].closing(inRupeesOf(language, paise(closing))),
      link: `/statements?statement=${statementId}`,
    }),
  }),
  payout: kind({
    details: z.object({ outcome: z.enum(['paid', 'failed']), amount: z.string() }),
    show: ({ outcome, amount }, language) => ({
      heading: outcome === 'paid' ? words[language].paid : words[language].cameBack,
      // Kept as it was written in English.
      subject: language === 'ta' ? amount.replace('Rs. ', 'ரூ.\u00a0') : amount,
      detail: outcome === 'paid' ? null : words[language].lookAtDetails,
      link: outcome === 'paid' ? '/payout-history' : '/bank-details',
    }),
  }),
  payee: kind({
    details: z.object({ news: z.enum(payeeNews), method: z.enum(payoutMethods), shown: z.string() }),
    show: ({ news, method, shown }: { news: PayeeNews; method: PayoutMethod; shown: string }, language) => ({
      heading: words[language].payee[news],
      subject: null,
      detail: `${payoutMethodWords[language][method]}, ${shown}`,
      link: '/bank-details',
    }),
  }),
} as const satisfies Record<NotificationKind, unknown>

/** The words of a stored notification. @throws when its details are not those of its kind. */
export function showNotification(
  name: NotificationKind,
  details: unknown,
  language: InterfaceLanguage,
): Shown {
  switch (name) {
    case 'move':
      return tell(kinds.move, details, language)
    case 'changes':
      return tell(kinds.changes, details, language)
    case 'proof':
      return tell(kinds.proof, details, language)
    case 'message':
      return tell(kinds.message, details, language)
    case 'statement':
      return tell(kinds.statement, details, language)
    case 'payout':
      return tell(kinds.payout, details, language)
    case 'payee':
      return tell(kinds.payee, details, language)
  }
}

function tell<Details>({ details, show }: Kind<Details>, given: unknown, language: InterfaceLanguage): Shown {
  return show(details.parse(given), language)
}
