import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { inRupeesOf } from '@panai/contract/money/grouped-rupees'
import { type Paise, paise } from '@panai/contract/money/money'
import { type PayoutMethod, payoutMethodWords } from '@panai/contract/money/payout-methods'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { pageAddress } from '../../mail/page-address.ts'
import { chooseMails, companyName, dear } from '../../mail/phrases.ts'

type Facts = {
  language: InterfaceLanguage
  to: string
  name: string
  outcome: 'paid' | 'failed'
  amount: Paise
  withheld: Paise | null
  method: PayoutMethod | null
  /** Where to, masked. */
  account: string | null
  transactionId: string | null
  reason: string | null
  history: string
  details: string
  profile: string
}

const paid: Omit<Facts, 'language'> = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  outcome: 'paid',
  amount: paise(4_500_00),
  withheld: paise(500_00),
  method: 'Bank transfer',
  account: '•••• 4321',
  transactionId: 'SBIN526321000123',
  reason: null,
  history: 'https://books.example/payout-history',
  details: 'https://books.example/bank-details',
  profile: 'https://books.example/profile',
}

/** Tells an author that royalties were paid, or that a payout came back. */
export const payoutToAuthor = mailKind({
  name: 'payout-to-author',
  details: z.object({ payoutId: z.int(), outcome: z.enum(['paid', 'failed']) }),
  gather,
  write,
  samples: inEachLanguage<Omit<Facts, 'language'>>({
    paid,
    'paid by UPI, no tax': { ...paid, method: 'UPI', account: 's•••@okbank', withheld: null },
    failed: { ...paid, outcome: 'failed', transactionId: null, reason: 'The account is closed <b>' },
  }),
})

async function gather(
  { db, publicUrl }: MailDeps,
  { payoutId, outcome }: { payoutId: number; outcome: 'paid' | 'failed' },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('payouts')
    .innerJoin('accounts', 'accounts.author_id', 'payouts.author_id')
    .leftJoin('payout_items', 'payout_items.payout_id', 'payouts.id')
    .leftJoin('payout_results', (join) =>
      join
        .onRef('payout_results.payout_id', '=', 'payouts.id')
        .on('payout_results.outcome', '=', outcome === 'paid' ? 'completed' : 'failed'),
    )
    .select([
      'accounts.name',
      'accounts.language',
      'accounts.email',
      'amount_paise',
      'payouts.withheld_paise',
      'payouts.method',
      'masked',
      'transaction_id',
      'payout_results.reason',
    ])
    .where('payouts.id', '=', payoutId)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst()
  const to = found?.email ? deliverableAddress(found.email) : null
  if (!found || to === null) return null
  const page = (path: string) => pageAddress(publicUrl, found.language, path)
  return {
    language: found.language,
    to,
    name: found.name,
    outcome,
    amount: paise(found.amount_paise),
    withheld: found.withheld_paise > 0 ? paise(found.withheld_paise) : null,
    method: found.method,
    account: found.masked,
    transactionId: found.transaction_id,
    reason: found.reason,
    history: page('/payout-history'),
    details: page('/bank-details'),
    profile: page('/profile'),
  }
}

const words = inEach(
  {
    paid: {
      subject: (amount: string) => `We have paid you ${amount}`,
      preview: 'Royalties of your books',
      title: 'Your royalties are paid',
      text: 'your royalties are on your account:',
      link: 'See your payouts',
    },
    failed: {
      subject: (amount: string) => `Your royalty of ${amount} could not be paid`,
      preview: 'The bank returned it; nothing is lost.',
      title: 'A payout came back',
      text: 'the bank could not pay your royalties out. The amount is back in your account with us. Please look whether your bank or UPI details are right; we pay again then.',
      link: 'Look at your details',
    },
    amount: 'Amount',
    withheld: 'Tax withheld',
    method: 'Paid by',
    account: 'To',
    reason: 'Reason',
    transaction: 'Transaction',
    footnote: `Sent because ${companyName.en} pays you royalties.`,
  },
  {
    paid: {
      subject: (amount: string) => `உங்களுக்கு ${amount} வழங்கினோம்`,
      preview: 'உங்கள் நூல்களின் உரிமைத்தொகை',
      title: 'உங்கள் உரிமைத்தொகையை வழங்கினோம்',
      text: 'உங்கள் உரிமைத்தொகை (ராயல்டி) உங்கள் கணக்கில் சேர்ந்தது:',
      link: 'வழங்கிய தொகைகளைப் பார்க்க',
    },
    failed: {
      subject: (amount: string) => `உங்கள் உரிமைத்தொகை ${amount} வந்து சேரவில்லை`,
      preview: 'வங்கி அதைத் திருப்பி அனுப்பியது; எதுவும் தொலைந்துவிடவில்லை.',
      title: 'வழங்கிய தொகை திரும்பி வந்தது',
      text: 'உங்கள் உரிமைத்தொகையை (ராயல்டி) வங்கியால் உங்கள் கணக்கில் சேர்க்க முடியவில்லை. தொகை எங்களிடம் உள்ள உங்கள் கணக்குக்குத் திரும்பிவிட்டது. உங்கள் வங்கி அல்லது UPI விவரங்கள் சரியாக உள்ளனவா என்று பாருங்கள்; பிறகு மீண்டும் வழங்குவோம்.',
      link: 'உங்கள் விவரங்களைப் பார்க்க',
    },
    amount: 'தொகை',
    withheld: 'பிடித்தம் செய்த வரி',
    method: 'வழங்கிய விதம்',
    account: 'பெறும் கணக்கு',
    reason: 'காரணம்',
    transaction: 'பரிவர்த்தனை எண்',
    footnote: `${companyName.ta} உங்களுக்கு உரிமைத்தொகை வழங்குவதால் இந்த மின்னஞ்சல் வந்தது.`,
  },
)

function write(facts: Facts): Letter {
  const { language, to, name, outcome, withheld, method, account, transactionId, reason, profile } = facts
  const said = words[language]
  const { subject, preview, title, text, link } = said[outcome]
  const amount = inRupeesOf(language, facts.amount)
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return {
    language,
    to,
    subject: subject(amount),
    preview,
    title,
    blocks: [
      dear(language, name),
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: said.amount, value: amount },
          ...fact(said.withheld, withheld === null ? null : inRupeesOf(language, withheld)),
          ...fact(said.method, method === null ? null : payoutMethodWords[language][method]),
          ...fact(said.account, account),
          ...(outcome === 'failed' ? fact(said.reason, reason) : fact(said.transaction, transactionId)),
        ],
      },
      { kind: 'link', text: link, href: outcome === 'failed' ? facts.details : facts.history },
    ],
    footnote: `${said.footnote} ${chooseMails[language](profile)}`,
  }
}
