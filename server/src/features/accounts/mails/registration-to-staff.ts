import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Fact, Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'

type Facts = { authorId: number | null; name: string; email: string; phone: string | null }

/** Tells the team that an author has registered. An answer to it goes to the author. */
export const registrationToStaff = mailKind({
  name: 'registration-to-staff',
  details: z.object({ accountId: z.int() }),
  gather,
  write: writeToStaff,
  samples: {
    'in English': {
      authorId: 41,
      name: 'Kavitha Raman',
      email: 'kavitha@writer.example',
      phone: '9840000000',
    },
    'with an address outside ASCII': {
      authorId: 42,
      name: 'அன்பு',
      email: 'அன்பு@உதாரணம்.இந்தியா',
      phone: '9840000000',
    },
    'with markup and headers in it': {
      authorId: 43,
      name: '<b>"Bob", Bcc: all@example.com</b>',
      email: "o'hara+books@mail.example",
      phone: '9840000000',
    },
  },
})

async function gather({ db }: MailDeps, { accountId }: { accountId: number }): Promise<Facts | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['author_id', 'name', 'email', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account || account.email === null) return null // closed since
  return { authorId: account.author_id, name: account.name, email: account.email, phone: account.phone }
}

function writeToStaff({ authorId, name, email, phone }: Facts): Letter {
  const replyTo = deliverableAddress(email)
  const facts: Fact[] = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, ...(replyTo && { href: `mailto:${encodeURIComponent(replyTo)}` }) },
    ...(phone ? [{ label: 'Phone', value: phone, href: `tel:+91${phone}` }] : []),
    ...(authorId ? [{ label: 'Author', value: `No. ${authorId}` }] : []),
  ]
  return {
    language: 'en',
    to: brand.email,
    replyTo,
    subject: 'A new author has registered',
    preview: name.slice(0, 120),
    title: 'A new author has registered',
    blocks: [
      { kind: 'facts', facts },
      {
        kind: 'text',
        text: replyTo
          ? 'An answer to this mail goes to the author.'
          : 'Please answer by phone: the address above can’t be put into a reply.',
      },
    ],
    footnote: `Sent by the registration form of the ${brand.name} website.`,
  }
}
