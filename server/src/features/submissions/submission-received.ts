import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { submissionWords } from '@panai/contract/submissions/submission-words'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { inEachLanguage, mailKind } from '../../mail/mail-kind.ts'
import { pageAddress } from '../../mail/page-address.ts'
import { companyName, numbered } from '../../mail/phrases.ts'
import { factsOf, gatherSubmission, type SubmissionFacts, submissionSamples } from './submission-letters.ts'

type Facts = { language: InterfaceLanguage; to: string; submission: SubmissionFacts }

/** Tells the author that the manuscript has come and what happens next. */
export const submissionReceived = mailKind({
  name: 'submission-received',
  details: z.object({ submissionId: z.int() }),
  async gather(deps, details): Promise<Facts | null> {
    const submission = await gatherSubmission(deps, details)
    const to = submission?.account && deliverableAddress(submission.account.email)
    return submission?.account && to ? { language: submission.account.language, to, submission } : null
  },
  write: writeToAuthor,
  samples: inEachLanguage(
    Object.fromEntries(
      Object.entries(submissionSamples).map(([shows, submission]) => [
        shows,
        { to: submission.account?.email ?? brand.email, submission },
      ]),
    ),
  ),
})

const words = inEach(
  {
    title: 'We received your manuscript',
    preview: (title: string) => `Thank you for handing in ${title}.`,
    thanks: 'Thank you. Your manuscript is stored with us; nobody but you and our editors can read it.',
    next: (from: string, to: string, dashboard: string) =>
      `Our editors read it next: its status changes from “${from}” to “${to}” then. You can follow every step on your dashboard: ${dashboard}`,
    faster: `For faster publishing, call us: ${brand.phone.shown}.`,
    footnote: `You get this mail because a manuscript was handed in with your account at ${companyName.en}. If that was not you, please answer it.`,
  },
  {
    title: 'உங்கள் கையெழுத்துப் பிரதி வந்து சேர்ந்தது',
    preview: (title: string) => `அனுப்பியதற்கு நன்றி: ${title}.`,
    thanks:
      'நன்றி. உங்கள் கையெழுத்துப் பிரதி எங்களிடம் பத்திரமாக உள்ளது; உங்களையும் எங்கள் எடிட்டர்களையும் தவிர யாரும் அதைப் படிக்க முடியாது.',
    next: (from: string, to: string, dashboard: string) =>
      `அடுத்து எங்கள் எடிட்டர்கள் அதைப் படிப்பார்கள்; அப்போது அதன் நிலை “${from}” என்பதிலிருந்து “${to}” என்று மாறும். ஒவ்வொரு கட்டத்தையும் உங்கள் பக்கத்தில் பார்க்கலாம்: ${dashboard}`,
    faster: `விரைவாக வெளியிட எங்களை அழையுங்கள்: ${brand.phone.shown}.`,
    footnote: `உங்கள் கணக்கிலிருந்து ஒரு கையெழுத்துப் பிரதி வந்ததால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது. அனுப்பியது நீங்கள் அல்ல என்றால் இதற்குப் பதில் எழுதுங்கள்.`,
  },
)

function writeToAuthor({ to, language, submission }: Facts): Letter {
  const { id, title, publicUrl } = submission
  const said = words[language]
  const { statuses } = submissionWords[language]
  const dashboard = pageAddress(publicUrl, language, '/dashboard')
  return {
    language,
    to,
    subject: `${said.title} (${numbered[language](id)})`,
    preview: said.preview(title.slice(0, 80)),
    title: said.title,
    blocks: [
      { kind: 'text', text: said.thanks },
      { kind: 'facts', facts: factsOf(language, submission) },
      {
        kind: 'text',
        text: said.next(statuses.manuscript_submitted, statuses.in_review, dashboard),
      },
      { kind: 'text', text: said.faster },
    ],
    footnote: said.footnote,
  }
}
