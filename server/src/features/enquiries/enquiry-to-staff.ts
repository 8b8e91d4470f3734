import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Fact, Letter } from '../../mail/letter.ts'
import { mailKind } from '../../mail/mail-kind.ts'
import { enquirySamples } from './enquiry-samples.ts'
import { getStoredEnquiry, type StoredEnquiry } from './stored-enquiry.ts'

const LONGEST_NAME_IN_SUBJECT = 60

/** Tells the team that somebody wrote. An answer to it goes to that person. */
export const enquiryToStaff = mailKind({
  name: 'enquiry-to-staff',
  details: z.object({ enquiryId: z.int() }),
  gather: ({ db }, { enquiryId }) => getStoredEnquiry(db, enquiryId),
  write: writeToStaff,
  samples: enquirySamples,
})

function writeToStaff({ id, name, email, phone, reason, message }: StoredEnquiry): Letter {
  const replyTo = deliverableAddress(email)
  const facts: Fact[] = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, ...(replyTo && { href: `mailto:${encodeURIComponent(replyTo)}` }) },
    ...(phone ? [{ label: 'Phone', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    { label: 'Reason', value: reason },
    { label: 'Enquiry', value: `No. ${id}` },
  ]
  return {
    language: 'en',
    to: brand.email,
    replyTo,
    subject: `${reason}: ${shortened(name)}`,
    preview: message.slice(0, 120),
    title: `${reason}: a message from the contact form`,
    blocks: [
      { kind: 'facts', facts },
      { kind: 'quote', text: message },
      {
        kind: 'text',
        text: replyTo
          ? 'An answer to this mail goes to the sender.'
          : 'Please answer by hand: the address above can’t be put into a reply.',
      },
    ],
    footnote: `Sent by the contact form of the ${brand.name} website. The words above are a visitor’s: take care with links and attachments they ask you to open.`,
  }
}

function shortened(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
  if (letters.length <= LONGEST_NAME_IN_SUBJECT) return name
  return `${letters
    .slice(0, LONGEST_NAME_IN_SUBJECT)
    .map(({ segment }) => segment)
    .join('')}…`
}
