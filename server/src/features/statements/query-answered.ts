import { brand } from '@panai/contract/brand'
import { periodWords, statementNumber } from '@panai/contract/statement-words'
import { z } from 'zod'
import type { Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { type LetterFacts, letterFacts, sampleFacts } from './letter-facts.ts'

type Facts = LetterFacts & { statement: string; text: string }

const plain: Facts = {
  ...sampleFacts,
  statement: 'S-000012, October 2026',
  text: 'These two copies came back in October, but were sold in August.',
}

/** Tells an author what the company has answered about a line of a statement. */
export const queryAnswered = mailKind({
  name: 'statement-query-answered',
  details: z.object({ messageId: z.int() }),
  gather,
  write,
  samples: {
    'in English': plain,
    'with markup in it': { ...plain, name: 'மு. செல்வி', text: '<script>alert(1)</script>' },
  },
})

async function gather(
  { db, publicUrl }: MailDeps,
  { messageId }: { messageId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('statement_messages')
    .innerJoin('statement_queries', 'statement_queries.id', 'query_id')
    .innerJoin('statement_lines', 'statement_lines.id', 'line_id')
    .innerJoin('statements', 'statements.id', 'statement_id')
    .innerJoin('statement_runs', 'statement_runs.id', 'run_id')
    .innerJoin('accounts', 'accounts.author_id', 'statement_queries.author_id')
    .select(['accounts.name', 'accounts.email', 'text', 'statements.id', 'period_from', 'period_to'])
    .where('statement_messages.id', '=', messageId)
    .executeTakeFirst()
  const facts = found && letterFacts(publicUrl, found.id, found)
  if (!facts) return null
  return {
    ...facts,
    statement: `${statementNumber(found.id)}, ${periodWords('en', found.period_from, found.period_to)}`,
    text: found.text,
  }
}

function write({ to, name, statement, text, link, profile }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: 'We have answered your question about a statement',
    preview: text.slice(0, 120),
    title: 'An answer about your statement',
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      { kind: 'text', text: 'we have answered your question about a line of your royalty statement:' },
      { kind: 'facts', facts: [{ label: 'Statement', value: statement }] },
      { kind: 'quote', text },
      { kind: 'link', text: 'Open the statement', href: link },
    ],
    footnote: `Sent because you are an author of ${brand.name}. Whether such messages come by mail too is for you to choose: ${profile}`,
  }
}
