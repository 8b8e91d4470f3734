import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { pageAddress } from '../../mail/page-address.ts'
import { companyName, dear, labels, numbered } from '../../mail/phrases.ts'

type Facts = {
  language: InterfaceLanguage
  to: string
  name: string
  submissionId: number
  title: string
  text: string
  dashboard: string
}

const sample = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  submissionId: 13,
  title: 'பனை ஓலையில் ஒரு கடிதம்',
  text: 'Chapter 3 ends in the middle of a sentence.\n\nPlease add the list of sources too.',
  dashboard: 'https://books.example/dashboard',
}

/** Tells the author what the editors ask to be changed, and where the new version is handed in. */
export const changesRequested = mailKind({
  name: 'changes-requested',
  details: z.object({ requestId: z.int() }),
  gather,
  write: writeToAuthor,
  samples: inEachLanguage({
    'two changes': sample,
    'with markup in it': { ...sample, title: '<script>alert(1)</script>', text: '<img src=x>' },
  }),
})

/** @returns null when it was replaced or answered since, or the author has left. */
async function gather(
  { db, publicUrl }: MailDeps,
  { requestId }: { requestId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('change_requests')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select([
      'submissions.id',
      'submissions.title',
      'change_requests.text',
      'accounts.name',
      'accounts.language',
      'accounts.email',
    ])
    .where('change_requests.id', '=', requestId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  const to = found?.email ? deliverableAddress(found.email) : null
  if (!found || to === null) return null
  const { id, title, text, name, language } = found
  const dashboard = pageAddress(publicUrl, language, '/dashboard')
  return { language, to, name, submissionId: id, title, text, dashboard }
}

const words = inEach(
  {
    title: 'Please change your manuscript',
    preview: (title: string) => `What our editors ask to be changed in ${title}`,
    read: 'Our editors have read your manuscript and ask for these changes:',
    submission: 'Submission',
    where: 'Upload the new version under “Submitted Books” on your dashboard.',
    upload: 'Upload a new version',
    footnote: `You get this mail because you handed in a manuscript at ${companyName.en}.`,
  },
  {
    title: 'உங்கள் கையெழுத்துப் பிரதியில் சில திருத்தங்கள் தேவை',
    preview: (title: string) => `எங்கள் எடிட்டர்கள் கேட்கும் திருத்தங்கள்: ${title}`,
    read: 'எங்கள் எடிட்டர்கள் உங்கள் கையெழுத்துப் பிரதியைப் படித்துவிட்டு இந்தத் திருத்தங்களைக் கேட்கிறார்கள்:',
    submission: 'அனுப்பிய நூல்',
    where: 'திருத்திய பிரதியை உங்கள் பக்கத்தில் “அனுப்பிய நூல்கள்” என்ற இடத்தில் பதிவேற்றுங்கள்.',
    upload: 'திருத்திய பிரதியைப் பதிவேற்றுக',
    footnote: `நீங்கள் ஒரு கையெழுத்துப் பிரதியை அனுப்பியதால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
  },
)

function writeToAuthor({ language, to, name, submissionId, title, text, dashboard }: Facts): Letter {
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
      { kind: 'text', text: said.read },
      { kind: 'quote', text },
      {
        kind: 'facts',
        facts: [
          { label: labels[language].title, value: title },
          { label: said.submission, value: number },
        ],
      },
      { kind: 'text', text: said.where },
      { kind: 'link', text: said.upload, href: dashboard },
    ],
    footnote: said.footnote,
  }
}
