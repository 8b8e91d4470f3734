import { inEach } from '@panai/contract/language/in-each'
import { proofReminderDays } from '@panai/contract/submissions/usual-days'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { gatherProof, type ProofFacts, type ProofWords, sampleProof, writeOfProof } from './proof-letters.ts'

type Details = { proofRequestId: number; isOverdue: boolean }
type Facts = ProofFacts & Pick<Details, 'isOverdue'>

const sample = { ...sampleProof, isOverdue: false }

/** Reminds an author of a proof that is with them, before its day and after it. */
export const proofReminder = mailKind({
  name: 'proof-reminder',
  details: z.object({ proofRequestId: z.int(), isOverdue: z.boolean() }),
  gather,
  write,
  samples: inEachLanguage<Omit<Facts, 'language'>>({
    'some days before': sample,
    'the day is over': { ...sample, isOverdue: true, note: 'Please look at the tables in chapter 3.' },
    'with markup in it': { ...sample, title: '<script>alert(1)</script>', note: '<img src=x>' },
  }),
})

/** @returns null when the proof is not with its author any more, or has another day, of which this is not the time to speak. */
async function gather(deps: MailDeps, { proofRequestId, isOverdue }: Details): Promise<Facts | null> {
  const found = await gatherProof(deps, proofRequestId)
  if (!found) return null
  const { daysLeft, ...facts } = found
  const isTime = isOverdue ? daysLeft < 0 : daysLeft >= 0 && daysLeft <= proofReminderDays
  return isTime ? { ...facts, isOverdue } : null
}

const words = inEach<Record<'before' | 'after', ProofWords>>(
  {
    before: {
      title: 'The proof of your book waits for you',
      preview: (title) => `Please look through it: ${title}`,
      text: (day) => `Until ${day} there is time to look through the proof of your book.`,
    },
    after: {
      title: 'The proof of your book still waits for you',
      preview: (title) => `We have not heard from you about ${title}`,
      text: (day) =>
        `We had hoped to hear from you by ${day}: your book goes to the press once you have approved its proof. If you need more time, please answer this mail.`,
    },
  },
  {
    before: {
      title: 'உங்கள் நூலின் மெய்ப்பு உங்களுக்காகக் காத்திருக்கிறது',
      preview: (title) => `இதைப் பாருங்கள்: ${title}`,
      text: (day) => `உங்கள் நூலின் மெய்ப்பைப் பார்க்க ${day} வரை நேரம் உள்ளது.`,
    },
    after: {
      title: 'உங்கள் நூலின் மெய்ப்பு இன்னும் உங்களுக்காகக் காத்திருக்கிறது',
      preview: (title) => `இந்த நூலைப் பற்றி நீங்கள் இன்னும் பதில் எழுதவில்லை: ${title}`,
      text: (day) =>
        `${day}-க்குள் உங்கள் பதிலை எதிர்பார்த்தோம்: நீங்கள் மெய்ப்புக்கு ஒப்புதல் தந்த பிறகுதான் நூல் அச்சுக்குப் போகும். இன்னும் நேரம் வேண்டுமென்றால் இந்த மின்னஞ்சலுக்குப் பதில் எழுதுங்கள்.`,
    },
  },
)

function write({ isOverdue, ...facts }: Facts): Letter {
  return writeOfProof(facts, words[facts.language][isOverdue ? 'after' : 'before'])
}
