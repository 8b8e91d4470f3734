import { inEach } from '@panai/contract/language/in-each'
import { dayWords } from '@panai/contract/statements/statement-words'
import { sql } from 'kysely'
import { today } from '../../../db/today.ts'
import type { Letter } from '../../../mail/letter.ts'
import type { MailDeps } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import {
  authorLetter,
  findLetterFacts,
  type LetterFacts,
  sampleLetterFacts,
  submissionBlock,
} from '../../submissions/index.ts'

/** What letters to an author about a proof that is with them tell. */
export type ProofFacts = LetterFacts & {
  note: string | null
  /** An ISO date. */
  dueOn: string
  proofPage: string
}

export const sampleProof: Omit<ProofFacts, 'language'> = {
  ...sampleLetterFacts,
  note: null,
  dueOn: '2026-12-06',
  proofPage: 'https://books.example/books-in-work/13/proof',
}

/** @returns null when the proof is not with its author any more, or the author has left. `daysLeft` is less than 0 once the day is over. */
export async function gatherProof(
  { db, publicUrl }: MailDeps,
  requestId: number,
): Promise<(ProofFacts & { daysLeft: number }) | null> {
  const found = await db
    .selectFrom('proof_requests')
    .select(['submission_id', 'note', 'due_on as dueOn', sql<number>`due_on - ${today}`.as('daysLeft')])
    .where('id', '=', requestId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { submission_id, ...request } = found
  const facts = await findLetterFacts(db, submission_id)
  if (!facts) return null
  const proofPage = pageAddress(publicUrl, facts.language, `/books-in-work/${submission_id}/proof`)
  return { ...facts, ...request, proofPage }
}

const words = inEach(
  {
    what: 'If all is right, approve it. If something has to be changed, write a comment on its page, or upload a corrected manuscript.',
    noteBefore: 'Our editor adds:',
    until: 'Until',
    open: 'Look through the proof',
  },
  {
    what: 'எல்லாம் சரியாக இருந்தால் ஒப்புதல் தாருங்கள். ஏதாவது மாற வேண்டுமென்றால் அந்தப் பக்கத்தில் குறிப்பு எழுதுங்கள், அல்லது திருத்திய பிரதியைப் பதிவேற்றுங்கள்.',
    noteBefore: 'எங்கள் எடிட்டர் எழுதுவது:',
    until: 'கடைசி நாள்',
    open: 'மெய்ப்பைப் பார்க்க',
  },
)

export type ProofWords = {
  title: string
  preview: (title: string) => string
  /** @param day in words */
  text: (day: string) => string
}

/** A letter about a proof that is with its author: why it comes, the editor's note, and the way to the pages. */
export function writeOfProof(facts: ProofFacts, { title, preview, text }: ProofWords): Letter {
  const { language, note, dueOn, proofPage } = facts
  const said = words[language]
  const day = dayWords(language, dueOn)
  return authorLetter(facts, {
    title,
    preview: preview(facts.title.slice(0, 80)),
    blocks: [
      { kind: 'text', text: text(day) },
      { kind: 'text', text: said.what },
      ...(note === null
        ? []
        : ([
            { kind: 'text', text: said.noteBefore },
            { kind: 'quote', text: note },
          ] as const)),
      submissionBlock(facts, [{ label: said.until, value: day }]),
      { kind: 'link', text: said.open, href: proofPage },
    ],
  })
}
