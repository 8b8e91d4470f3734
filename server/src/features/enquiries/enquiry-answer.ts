import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { enquirySamples } from './enquiry-samples.ts'
import { enquiryToStaff, type StoredEnquiry } from './enquiry-to-staff.ts'

type Facts = StoredEnquiry & {
  to: string
  created_at: Date
  answer: string
  by: string | null
  /** Keys of the mails that came before, oldest first: the one about the enquiry, then the answers. */
  earlier: readonly string[]
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

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

function writeAnswer({ id, to, name, message, answer, by, created_at, earlier }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    follows: earlier,
    subject: `Your message to ${brand.name} (No. ${id})`,
    preview: answer.slice(0, 120),
    title: `Your message to ${brand.name}`,
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      { kind: 'words', text: answer },
      { kind: 'words', text: by === null ? brand.name : `${by}\n${brand.name}` },
      { kind: 'text', text: `On ${day.format(created_at)} you wrote:` },
      { kind: 'quote', text: message },
    ],
    footnote: `Sent because this address was given in the contact form of ${brand.name}. An answer to this mail reaches us; please leave “No. ${id}” in its subject.`,
  }
}
