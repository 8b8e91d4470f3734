import { brand } from '@panai/contract/brand'
import { inRupees } from '@panai/contract/grouped-rupees'
import { paise } from '@panai/contract/money'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'

type Facts = {
  to: string
  name: string
  outcome: 'paid' | 'failed'
  amount: string
  withheld: string | null
  method: string | null
  /** Where to, masked. */
  account: string | null
  transactionId: string | null
  reason: string | null
  history: string
  details: string
  profile: string
}

const paid: Facts = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  outcome: 'paid',
  amount: 'Rs. 4,500.00',
  withheld: 'Rs. 500.00',
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
  samples: {
    paid,
    'paid by UPI, no tax': { ...paid, method: 'UPI', account: 's•••@okbank', withheld: null },
    failed: { ...paid, outcome: 'failed', transactionId: null, reason: 'The account is closed <b>' },
  },
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
  return {
    to,
    name: found.name,
    outcome,
    amount: inRupees(paise(found.amount_paise)),
    withheld: found.withheld_paise > 0 ? inRupees(paise(found.withheld_paise)) : null,
    method: found.method,
    account: found.masked,
    transactionId: found.transaction_id,
    reason: found.reason,
    history: `${publicUrl}/payout-history`,
    details: `${publicUrl}/bank-details`,
    profile: `${publicUrl}/profile`,
  }
}

function write(facts: Facts): Letter {
  const { to, name, outcome, amount, withheld, method, account, transactionId, reason, history, profile } =
    facts
  const hasFailed = outcome === 'failed'
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return {
    to,
    replyTo: brand.email,
    subject: hasFailed ? `Your royalty of ${amount} could not be paid` : `We have paid you ${amount}`,
    preview: hasFailed ? 'The bank returned it; nothing is lost.' : 'Royalties of your books',
    title: hasFailed ? 'A payout came back' : 'Your royalties are paid',
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      {
        kind: 'text',
        text: hasFailed
          ? 'the bank could not pay your royalties out. The amount is back in your account with us. Please look whether your bank or UPI details are right; we pay again then.'
          : 'your royalties are on your account:',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Amount', value: amount },
          ...fact('Tax withheld', withheld),
          ...fact('Paid by', method),
          ...fact('To', account),
          ...(hasFailed ? fact('Reason', reason) : fact('Transaction', transactionId)),
        ],
      },
      hasFailed
        ? { kind: 'link', text: 'Look at your details', href: facts.details }
        : { kind: 'link', text: 'See your payouts', href: history },
    ],
    footnote: `Sent because ${brand.name} pays you royalties. Whether such messages come by mail too is for you to choose: ${profile}`,
  }
}
