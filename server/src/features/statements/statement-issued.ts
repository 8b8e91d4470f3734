import { inEach } from '@panai/contract/language/in-each'
import { inRupeesOf } from '@panai/contract/money/grouped-rupees'
import { type Paise, paise } from '@panai/contract/money/money'
import { periodWords, statementNumber } from '@panai/contract/statements/statement-words'
import { z } from 'zod'
import type { Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { chooseMails, companyName, dear } from '../../mail/phrases.ts'
import { type LetterFacts, letterFacts, sampleFacts } from './letter-facts.ts'

/** The first and the last day of the period, as YYYY-MM-DD. */
type Facts = LetterFacts & { number: string; from: string; until: string; closing: Paise }

const plain = {
  ...sampleFacts,
  number: 'S-000012',
  from: '2026-10-01',
  until: '2026-10-31',
  closing: paise(12_340_50),
}

/** Tells an author that a statement is there. Its figures stay behind the login, but for the balance. */
export const statementIssued = mailKind({
  name: 'statement-issued',
  details: z.object({ statementId: z.int() }),
  gather,
  write,
  samples: inEachLanguage({
    'of a month': plain,
    'below zero': { ...plain, name: 'மு. செல்வி', closing: paise(-120_00) },
  }),
})

async function gather(
  { db, publicUrl }: MailDeps,
  { statementId }: { statementId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('statements')
    .innerJoin('statement_runs', 'statement_runs.id', 'statements.run_id')
    .innerJoin('accounts', 'accounts.author_id', 'statements.author_id')
    .select([
      'accounts.name',
      'accounts.language',
      'accounts.email',
      'period_from',
      'period_to',
      'closing_paise',
    ])
    .where('statements.id', '=', statementId)
    .executeTakeFirst()
  const facts = found && letterFacts(publicUrl, statementId, found)
  if (!facts) return null
  return {
    ...facts,
    number: statementNumber(statementId),
    from: found.period_from,
    until: found.period_to,
    closing: paise(found.closing_paise),
  }
}

const words = inEach(
  {
    subject: (period: string) => `Your royalty statement of ${period}`,
    title: 'Your royalty statement is there',
    ready: 'your royalty statement is ready to be read, in English and in Tamil:',
    statement: 'Statement',
    period: 'Period',
    closing: 'Closing balance',
    read: 'Read the statement',
    ask: 'Is a line not as you expect it? Open it there and ask us about it.',
    footnote: `Sent because you are an author of ${companyName.en}.`,
  },
  {
    subject: (period: string) => `உங்கள் உரிமைத்தொகை அறிக்கை: ${period}`,
    title: 'உங்கள் உரிமைத்தொகை அறிக்கை தயார்',
    ready: 'உங்கள் உரிமைத்தொகை (ராயல்டி) அறிக்கையைத் தமிழிலும் ஆங்கிலத்திலும் படிக்கலாம்:',
    statement: 'அறிக்கை',
    period: 'காலம்',
    closing: 'இறுதி இருப்பு',
    read: 'அறிக்கையைப் படிக்க',
    ask: 'ஏதாவது ஒரு பதிவு நீங்கள் எதிர்பார்த்தபடி இல்லையா? அங்கேயே அதைத் திறந்து எங்களிடம் கேளுங்கள்.',
    footnote: `நீங்கள் எங்கள் எழுத்தாளர் என்பதால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
  },
)

function write({ language, to, name, number, from, until, closing, link, profile }: Facts): Letter {
  const said = words[language]
  const period = periodWords(language, from, until)
  const owed = inRupeesOf(language, closing)
  return {
    language,
    to,
    subject: said.subject(period),
    preview: `${said.closing}: ${owed}`,
    title: said.title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: said.ready },
      {
        kind: 'facts',
        facts: [
          { label: said.statement, value: number },
          { label: said.period, value: period },
          { label: said.closing, value: owed },
        ],
      },
      { kind: 'link', text: said.read, href: link },
      { kind: 'text', text: said.ask },
    ],
    footnote: `${said.footnote} ${chooseMails[language](profile)}`,
  }
}
