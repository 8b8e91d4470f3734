import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { dayWords } from '@panai/contract/statements/statement-words'
import { sql } from 'kysely'
import { deliverableAddress } from '../../../config/mailbox.ts'
import { today } from '../../../db/today.ts'
import type { Letter } from '../../../mail/letter.ts'
import type { MailDeps } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear, labels, numbered } from '../../../mail/phrases.ts'

/** What letters to an author about a proof that is with them tell. */
export type ProofFacts = {
  language: InterfaceLanguage
  to: string
  name: string
  submissionId: number
  title: string
  note: string | null
  /** An ISO date. */
  dueOn: string
  proofPage: string
}

export const sampleProof: Omit<ProofFacts, 'language'> = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  submissionId: 13,
  title: 'பனை ஓலையில் ஒரு கடிதம்',
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
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select(['submissions.id', 'submissions.title', 'proof_requests.note', 'proof_requests.due_on'])
    .select(['accounts.name', 'accounts.language', 'accounts.email'])
    .select(sql<number>`proof_requests.due_on - ${today}`.as('daysLeft'))
    .where('proof_requests.id', '=', requestId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const to = found?.email ? deliverableAddress(found.email) : null
  if (!found || to === null) return null
  const { id, due_on: dueOn, email: _, ...rest } = found
  const proofPage = pageAddress(publicUrl, found.language, `/books-in-work/${id}/proof`)
  return { ...rest, to, submissionId: id, dueOn, proofPage }
}

const words = inEach(
  {
    what: 'If all is right, approve it. If something has to be changed, write a comment on its page, or upload a corrected manuscript.',
    noteBefore: 'Our editor adds:',
    submission: 'Submission',
    until: 'Until',
    open: 'Look through the proof',
    footnote: `You get this mail because you handed in a manuscript at ${companyName.en}.`,
  },
  {
    what: 'எல்லாம் சரியாக இருந்தால் ஒப்புதல் தாருங்கள். ஏதாவது மாற வேண்டுமென்றால் அந்தப் பக்கத்தில் குறிப்பு எழுதுங்கள், அல்லது திருத்திய பிரதியைப் பதிவேற்றுங்கள்.',
    noteBefore: 'எங்கள் எடிட்டர் எழுதுவது:',
    submission: 'அனுப்பிய நூல்',
    until: 'கடைசி நாள்',
    open: 'மெய்ப்பைப் பார்க்க',
    footnote: `நீங்கள் ஒரு கையெழுத்துப் பிரதியை அனுப்பியதால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
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
  const { language, to, name, submissionId, note, dueOn, proofPage } = facts
  const said = words[language]
  const number = numbered[language](submissionId)
  const day = dayWords(language, dueOn)
  return {
    language,
    to,
    replyTo: brand.email,
    subject: `${title} (${number})`,
    preview: preview(facts.title.slice(0, 80)),
    title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: text(day) },
      { kind: 'text', text: said.what },
      ...(note === null
        ? []
        : ([
            { kind: 'text', text: said.noteBefore },
            { kind: 'quote', text: note },
          ] as const)),
      {
        kind: 'facts',
        facts: [
          { label: labels[language].title, value: facts.title },
          { label: said.submission, value: number },
          { label: said.until, value: day },
        ],
      },
      { kind: 'link', text: said.open, href: proofPage },
    ],
    footnote: said.footnote,
  }
}
