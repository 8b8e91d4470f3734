import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import {
  authorLetter,
  findLetterFacts,
  type LetterFacts,
  sampleLetterFacts,
  submissionBlock,
} from '../author-letter.ts'

type Facts = LetterFacts & {
  reason: string
  proofPage: string
}

const sample = {
  ...sampleLetterFacts,
  reason: 'The book has got its ISBN, which has to stand on the cover.',
  proofPage: 'https://books.example/books-in-work/13/proof',
}

/** Tells an author that the company has taken the approval of a proof back, and why. */
export const proofWithdrawn = mailKind({
  name: 'proof-withdrawn',
  details: z.object({ approvalId: z.int() }),
  gather,
  write: writeToAuthor,
  samples: inEachLanguage({
    'a new number': sample,
    'with markup in it': { ...sample, title: '<script>alert(1)</script>', reason: '<img src=x>' },
  }),
})

/** @returns null when the author has left. */
async function gather(
  { db, publicUrl }: MailDeps,
  { approvalId }: { approvalId: number },
): Promise<Facts | null> {
  const approval = await db
    .selectFrom('proof_approvals')
    .select(['submission_id', 'withdrawal_reason'])
    .where('id', '=', approvalId)
    .executeTakeFirst()
  if (!approval || approval.withdrawal_reason === null) return null
  const facts = await findLetterFacts(db, approval.submission_id)
  if (facts === null) return null
  const proofPage = pageAddress(publicUrl, facts.language, `/books-in-work/${facts.submissionId}/proof`)
  return { ...facts, reason: approval.withdrawal_reason, proofPage }
}

const words = inEach(
  {
    title: 'Your proof needs a new approval',
    preview: (title: string) => `The approval of ${title} is withdrawn`,
    why: 'We have withdrawn the approval of your proof. This is why:',
    where:
      'The files that you approved stay in the record. We make new ones now; please look through them and approve them.',
    open: 'Look through the proof',
  },
  {
    title: 'உங்கள் மெய்ப்புக்குப் புதிய ஒப்புதல் தேவை',
    preview: (title: string) => `இந்த மெய்ப்பின் ஒப்புதலைத் திரும்பப் பெற்றோம்: ${title}`,
    why: 'உங்கள் மெய்ப்பின் ஒப்புதலைத் திரும்பப் பெற்றுள்ளோம். காரணம்:',
    where:
      'நீங்கள் ஒப்புதல் தந்த கோப்புகள் பதிவில் இருக்கும். இப்போது புதிய கோப்புகளை உருவாக்குகிறோம்; அவற்றைப் பார்த்து ஒப்புதல் தாருங்கள்.',
    open: 'மெய்ப்பைப் பார்க்க',
  },
)

function writeToAuthor({ reason, proofPage, ...facts }: Facts): Letter {
  const said = words[facts.language]
  return authorLetter(facts, {
    title: said.title,
    preview: said.preview(facts.title.slice(0, 80)),
    blocks: [
      { kind: 'text', text: said.why },
      { kind: 'quote', text: reason },
      submissionBlock(facts),
      { kind: 'text', text: said.where },
      { kind: 'link', text: said.open, href: proofPage },
    ],
  })
}
