import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import type { Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { pageAddress } from '../../mail/page-address.ts'
import {
  authorLetter,
  findLetterFacts,
  type LetterFacts,
  sampleLetterFacts,
  submissionBlock,
} from '../submissions/index.ts'

type Facts = LetterFacts & {
  text: string
  dashboard: string
}

const sample = {
  ...sampleLetterFacts,
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
  const request = await db
    .selectFrom('change_requests')
    .select(['submission_id', 'text'])
    .where('id', '=', requestId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  const facts = request ? await findLetterFacts(db, request.submission_id) : null
  if (!request || facts === null) return null
  const dashboard = pageAddress(publicUrl, facts.language, '/dashboard')
  return { ...facts, text: request.text, dashboard }
}

const words = inEach(
  {
    title: 'Please change your manuscript',
    preview: (title: string) => `What our editors ask to be changed in ${title}`,
    read: 'Our editors have read your manuscript and ask for these changes:',
    where: 'Upload the new version under “Submitted Books” on your dashboard.',
    upload: 'Upload a new version',
  },
  {
    title: 'உங்கள் கையெழுத்துப் பிரதியில் சில திருத்தங்கள் தேவை',
    preview: (title: string) => `எங்கள் எடிட்டர்கள் கேட்கும் திருத்தங்கள்: ${title}`,
    read: 'எங்கள் எடிட்டர்கள் உங்கள் கையெழுத்துப் பிரதியைப் படித்துவிட்டு இந்தத் திருத்தங்களைக் கேட்கிறார்கள்:',
    where: 'திருத்திய பிரதியை உங்கள் பக்கத்தில் “அனுப்பிய நூல்கள்” என்ற இடத்தில் பதிவேற்றுங்கள்.',
    upload: 'திருத்திய பிரதியைப் பதிவேற்றுக',
  },
)

function writeToAuthor({ text, dashboard, ...facts }: Facts): Letter {
  const said = words[facts.language]
  return authorLetter(facts, {
    title: said.title,
    preview: said.preview(facts.title.slice(0, 80)),
    blocks: [
      { kind: 'text', text: said.read },
      { kind: 'quote', text },
      submissionBlock(facts),
      { kind: 'text', text: said.where },
      { kind: 'link', text: said.upload, href: dashboard },
    ],
  })
}
