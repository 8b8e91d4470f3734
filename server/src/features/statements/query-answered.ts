import { inEach } from '@panai/contract/language/in-each'
import { periodWords, statementNumber } from '@panai/contract/statements/statement-words'
import { z } from 'zod'
import type { Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { chooseMails, companyName, dear } from '../../mail/phrases.ts'
import { type LetterFacts, letterFacts, sampleFacts } from './letter-facts.ts'

/** The first and the last day of the statement's period, as YYYY-MM-DD. */
type Facts = LetterFacts & { number: string; from: string; until: string; text: string }

const plain = {
  ...sampleFacts,
  number: 'S-000012',
  from: '2026-10-01',
  until: '2026-10-31',
  text: 'These two copies came back in October, but were sold in August.',
}

/** Tells an author what the company has answered about a line of a statement. */
export const queryAnswered = mailKind({
  name: 'statement-query-answered',
  details: z.object({ messageId: z.int() }),
  gather,
  write,
  samples: inEachLanguage({
    'of a month': plain,
    'with markup in it': { ...plain, name: 'மு. செல்வி', text: '<script>alert(1)</script>' },
  }),
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
    .select([
      'accounts.name',
      'accounts.language',
      'accounts.email',
      'text',
      'statements.id',
      'period_from',
      'period_to',
    ])
    .where('statement_messages.id', '=', messageId)
    .executeTakeFirst()
  const facts = found && letterFacts(publicUrl, found.id, found)
  if (!facts) return null
  return {
    ...facts,
    number: statementNumber(found.id),
    from: found.period_from,
    until: found.period_to,
    text: found.text,
  }
}

const words = inEach(
  {
    subject: 'We have answered your question about a statement',
    title: 'An answer about your statement',
    answered: 'we have answered your question about a line of your royalty statement:',
    statement: 'Statement',
    open: 'Open the statement',
    footnote: `Sent because you are an author of ${companyName.en}.`,
  },
  {
    subject: 'அறிக்கை பற்றிய உங்கள் கேள்விக்குப் பதில் எழுதியிருக்கிறோம்',
    title: 'உங்கள் அறிக்கை பற்றி ஒரு பதில்',
    answered: 'உங்கள் உரிமைத்தொகை அறிக்கையின் ஒரு பதிவு பற்றி நீங்கள் கேட்டதற்குப் பதில் எழுதியிருக்கிறோம்:',
    statement: 'அறிக்கை',
    open: 'அறிக்கையைத் திறக்க',
    footnote: `நீங்கள் எங்கள் எழுத்தாளர் என்பதால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
  },
)

function write({ language, to, name, number, from, until, text, link, profile }: Facts): Letter {
  const said = words[language]
  return {
    language,
    to,
    subject: said.subject,
    preview: text.slice(0, 120),
    title: said.title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: said.answered },
      {
        kind: 'facts',
        facts: [{ label: said.statement, value: `${number}, ${periodWords(language, from, until)}` }],
      },
      { kind: 'quote', text },
      { kind: 'link', text: said.open, href: link },
    ],
    footnote: `${said.footnote} ${chooseMails[language](profile)}`,
  }
}
