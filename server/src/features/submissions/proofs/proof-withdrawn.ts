import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear, labels, numbered } from '../../../mail/phrases.ts'

type Facts = {
  language: InterfaceLanguage
  to: string
  name: string
  submissionId: number
  title: string
  reason: string
  proofPage: string
}

const sample = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  submissionId: 13,
  title: 'பனை ஓலையில் ஒரு கடிதம்',
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
  const found = await db
    .selectFrom('proof_approvals')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select(['submissions.id', 'title', 'withdrawal_reason', 'name', 'accounts.language', 'email'])
    .where('proof_approvals.id', '=', approvalId)
    .executeTakeFirst()
  const to = found?.email ? deliverableAddress(found.email) : null
  if (!found || to === null || found.withdrawal_reason === null) return null
  const { id, title, withdrawal_reason: reason, name, language } = found
  const proofPage = pageAddress(publicUrl, language, `/books-in-work/${id}/proof`)
  return { language, to, name, submissionId: id, title, reason, proofPage }
}

const words = inEach(
  {
    title: 'Your proof needs a new approval',
    preview: (title: string) => `The approval of ${title} is withdrawn`,
    why: 'We have withdrawn the approval of your proof. This is why:',
    submission: 'Submission',
    where:
      'The files that you approved stay in the record. We make new ones now; please look through them and approve them.',
    open: 'Look through the proof',
    footnote: `You get this mail because you handed in a manuscript at ${companyName.en}.`,
  },
  {
    title: 'உங்கள் மெய்ப்புக்குப் புதிய ஒப்புதல் தேவை',
    preview: (title: string) => `இந்த மெய்ப்பின் ஒப்புதலைத் திரும்பப் பெற்றோம்: ${title}`,
    why: 'உங்கள் மெய்ப்பின் ஒப்புதலைத் திரும்பப் பெற்றுள்ளோம். காரணம்:',
    submission: 'அனுப்பிய நூல்',
    where:
      'நீங்கள் ஒப்புதல் தந்த கோப்புகள் பதிவில் இருக்கும். இப்போது புதிய கோப்புகளை உருவாக்குகிறோம்; அவற்றைப் பார்த்து ஒப்புதல் தாருங்கள்.',
    open: 'மெய்ப்பைப் பார்க்க',
    footnote: `நீங்கள் ஒரு கையெழுத்துப் பிரதியை அனுப்பியதால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
  },
)

function writeToAuthor({ language, to, name, submissionId, title, reason, proofPage }: Facts): Letter {
  const said = words[language]
  const number = numbered[language](submissionId)
  return {
    language,
    to,
    subject: `${said.title} (${number})`,
    preview: said.preview(title.slice(0, 80)),
    title: said.title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: said.why },
      { kind: 'quote', text: reason },
      {
        kind: 'facts',
        facts: [
          { label: labels[language].title, value: title },
          { label: said.submission, value: number },
        ],
      },
      { kind: 'text', text: said.where },
      { kind: 'link', text: said.open, href: proofPage },
    ],
    footnote: said.footnote,
  }
}
