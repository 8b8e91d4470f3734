import { brand } from '@panai/contract/brand'
import { groupedRupees } from '@panai/contract/grouped-rupees'
import { paise } from '@panai/contract/money'
import { periodWords, statementNumber } from '@panai/contract/statement-words'
import { z } from 'zod'
import type { Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { type LetterFacts, letterFacts, sampleFacts } from './letter-facts.ts'

type Facts = LetterFacts & { number: string; period: string; closing: string }

const plain: Facts = {
  ...sampleFacts,
  number: 'S-000012',
  period: 'October 2026',
  closing: '₹12,340.50',
}

/** Tells an author that a statement is there. Its figures stay behind the login, but for the balance. */
export const statementIssued = mailKind({
  name: 'statement-issued',
  details: z.object({ statementId: z.int() }),
  gather,
  write,
  samples: {
    'in English': plain,
    'in Tamil, below zero': { ...plain, name: 'மு. செல்வி', closing: '−₹120.00' },
  },
})

async function gather(
  { db, publicUrl }: MailDeps,
  { statementId }: { statementId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('statements')
    .innerJoin('statement_runs', 'statement_runs.id', 'statements.run_id')
    .innerJoin('accounts', 'accounts.author_id', 'statements.author_id')
    .select(['accounts.name', 'accounts.email', 'period_from', 'period_to', 'closing_paise'])
    .where('statements.id', '=', statementId)
    .executeTakeFirst()
  const facts = found && letterFacts(publicUrl, statementId, found)
  if (!facts) return null
  return {
    ...facts,
    number: statementNumber(statementId),
    period: periodWords('en', found.period_from, found.period_to),
    closing: groupedRupees(paise(found.closing_paise)),
  }
}

function write({ to, name, number, period, closing, link, profile }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Your royalty statement of ${period}`,
    preview: `Closing balance: ${closing}`,
    title: 'Your royalty statement is there',
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      { kind: 'text', text: 'your royalty statement is ready to be read, in English and in Tamil:' },
      {
        kind: 'facts',
        facts: [
          { label: 'Statement', value: number },
          { label: 'Period', value: period },
          { label: 'Closing balance', value: closing },
        ],
      },
      { kind: 'link', text: 'Read the statement', href: link },
      { kind: 'text', text: 'Is a line not as you expect it? Open it there and ask us about it.' },
    ],
    footnote: `Sent because you are an author of ${brand.name}. Whether such messages come by mail too is for you to choose: ${profile}`,
  }
}
