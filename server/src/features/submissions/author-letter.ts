import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Database } from '../../db/database.ts'
import type { Block, Fact, Letter } from '../../mail/letter.ts'
import { companyName, dear, labels, numbered } from '../../mail/phrases.ts'

/** Who gets a letter about a submission, and which one it is about. */
export type LetterFacts = {
  language: InterfaceLanguage
  to: string
  name: string
  submissionId: number
  title: string
}

export const sampleLetterFacts: Omit<LetterFacts, 'language'> = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  submissionId: 13,
  title: 'பனை ஓலையில் ஒரு கடிதம்',
}

/** @returns null when the author has left. */
export async function findLetterFacts(db: Database, submissionId: number): Promise<LetterFacts | null> {
  const found = await db
    .selectFrom('submissions')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select(['submissions.title', 'accounts.name', 'accounts.language', 'accounts.email'])
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst()
  const to = found?.email ? deliverableAddress(found.email) : null
  if (!found || to === null) return null
  const { language, name, title } = found
  return { language, to, name, submissionId, title }
}

const footnotes = inEach(
  `You get this mail because you handed in a manuscript at ${companyName.en}.`,
  `நீங்கள் ஒரு கையெழுத்துப் பிரதியை அனுப்பியதால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
)

/** A letter to who handed a manuscript in, about that. */
export function authorLetter(
  { language, to, name, submissionId }: LetterFacts,
  { blocks, ...said }: { title: string; preview: string; blocks: readonly Block[] },
): Letter {
  return {
    language,
    to,
    subject: `${said.title} (${numbered[language](submissionId)})`,
    ...said,
    blocks: [dear(language, name), ...blocks],
    footnote: footnotes[language],
  }
}

/** Names the submission. @param more what is said of it beside its title and its number */
export function submissionBlock(
  { language, submissionId, title }: LetterFacts,
  more: readonly Fact[] = [],
): Block {
  const facts = [
    { label: labels[language].title, value: title },
    ...more,
    { label: labels[language].submission, value: numbered[language](submissionId) },
  ]
  return { kind: 'facts', facts }
}
