import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import { languageOfLetters } from '@panai/contract/language/script-language'
import { dayWords } from '@panai/contract/statements/statement-words'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { companyName, dear, numbered } from '../../mail/phrases.ts'
import { enquirySamples } from './enquiry-samples.ts'
import { enquiryToStaff } from './enquiry-to-staff.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'

type Facts = StoredEnquiry & {
  to: string
  created_at: Date
  answer: string
  by: string | null
  /** Keys of the mails that came before, oldest first: the one about the enquiry, then the answers. */
  earlier: readonly string[]
}

/** YYYY-MM-DD, by the clocks of India. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Mails an answer to the visitor who used the contact form; their reply goes to the company's mailbox, in the same thread. */
export const enquiryAnswer = mailKind({
  name: 'enquiry-answer',
  details: z.object({ entryId: z.int(), enquiryId: z.int() }),
  gather,
  write: writeAnswer,
  samples: Object.fromEntries(
    Object.entries(enquirySamples)
      .filter(([, { email }]) => deliverableAddress(email) !== null)
      .map(([shows, enquiry]) => [
        shows,
        {
          ...enquiry,
          to: enquiry.email,
          created_at: new Date('2026-11-20T10:00:00Z'),
          answer:
            'Thank you for your letter.\n\n200 copies cost about Rs. 38,000.00;\nthey take three weeks.\n\nஉங்கள் கையெழுத்துப் பிரதியை அனுப்புங்கள்.',
          by: 'Selvi',
          earlier: ['3d9d3c0e-8f1e-4d8c-9d3b-0f6f6d0f2a11'],
        },
      ]),
  ),
})

async function gather(
  { db }: MailDeps,
  { entryId, enquiryId }: { entryId: number; enquiryId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('enquiry_entries')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_entries.enquiry_id')
    .leftJoin('accounts', 'accounts.id', 'enquiry_entries.account_id')
    .select([
      'enquiries.id',
      'enquiries.name',
      'enquiries.email',
      'enquiries.phone',
      'enquiries.reason',
      'enquiries.message',
      'enquiries.created_at',
      'enquiry_entries.text as answer',
      'accounts.name as by',
    ])
    .where('enquiry_entries.id', '=', entryId)
    .executeTakeFirst()
  const to = found ? deliverableAddress(found.email) : null
  if (!found || to === null) return null
  const notice = await db
    .selectFrom('mails')
    .select('key')
    .where('kind', '=', enquiryToStaff.name)
    .where('details', '=', JSON.stringify({ enquiryId }))
    .execute()
  const answers = await db
    .selectFrom('enquiry_entries')
    .innerJoin('mails', 'mails.id', 'enquiry_entries.mail_id')
    .select('mails.key')
    .where('enquiry_entries.enquiry_id', '=', enquiryId)
    .where('enquiry_entries.id', '<', entryId)
    .orderBy('enquiry_entries.id')
    .execute()
  return { ...found, to, earlier: [...notice, ...answers].map(({ key }) => key) }
}

const words = inEach(
  {
    title: `Your message to ${companyName.en}`,
    wrote: (day: string) => `On ${day} you wrote:`,
    footnote: (number: string) =>
      `Sent because this address was given in the contact form of ${companyName.en}. An answer to this mail reaches us; please leave “${number}” in its subject.`,
  },
  {
    title: `${companyName.ta}: நீங்கள் எழுதிய செய்திக்குப் பதில்`,
    wrote: (day: string) => `${day} அன்று நீங்கள் எழுதியது:`,
    footnote: (number: string) =>
      `எங்கள் தொடர்புப் படிவத்தில் இந்த முகவரியைக் கொடுத்ததால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது. இதற்கு எழுதும் பதில் எங்களுக்கு வரும்; அதன் தலைப்பில் “${number}” இருக்கட்டும்.`,
  },
)

/** The letter around an answer is in the language in which somebody wrote to us. */
function writeAnswer({ id, to, name, message, answer, by, created_at, earlier }: Facts): Letter {
  const language = languageOfLetters(message) === 'ta' ? 'ta' : 'en'
  const said = words[language]
  const number = numbered[language](id)
  return {
    language,
    to,
    follows: earlier,
    subject: `${said.title} (${number})`,
    preview: answer.slice(0, 120),
    title: said.title,
    blocks: [
      dear(language, name),
      { kind: 'words', text: answer },
      { kind: 'words', text: by === null ? brand.name : `${by}\n${brand.name}` },
      { kind: 'text', text: said.wrote(dayWords(language, indianDay.format(created_at))) },
      { kind: 'quote', text: message },
    ],
    footnote: said.footnote(number),
  }
}
