import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'

type Facts = {
  to: string
  name: string
  title: string
  text: string | null
  files: string[]
  link: string
  profile: string
}

const plain: Facts = {
  to: 'kavitha@writer.example',
  name: 'Kavitha Raman',
  title: 'The Well at Kandan’s House',
  text: 'Thank you for the new chapter.\n\nCould you send us a picture of the well for the cover? A photograph from a phone will do.',
  files: ['contract.pdf'],
  link: 'https://books.example/dashboard?books=submitted&messages=12',
  profile: 'https://books.example/profile',
}

/** Tells an author what the company has written about a book of theirs; not when they have read it already. */
export const messageToAuthor = mailKind({
  name: 'message-to-author',
  details: z.object({ messageId: z.int(), submissionId: z.int() }),
  gather,
  write: writeMessage,
  samples: {
    'in English': plain,
    'in Tamil, a file alone': {
      ...plain,
      name: 'மு. செல்வி',
      title: 'பனை ஓலையில் ஒரு கடிதம்',
      text: null,
      files: ['அட்டை.webp'],
    },
    'with markup in it': {
      ...plain,
      title: '<b>Bob</b>',
      text: '</blockquote><script>alert(1)</script>',
      files: [],
    },
  },
})

async function gather(
  { db, publicUrl }: MailDeps,
  { messageId }: { messageId: number },
): Promise<Facts | null> {
  const found = await db
    .selectFrom('thread_messages')
    .innerJoin('threads', 'threads.submission_id', 'thread_messages.submission_id')
    .innerJoin('submissions', 'submissions.id', 'thread_messages.submission_id')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select([
      'accounts.name',
      'accounts.email',
      'submissions.id',
      'submissions.title',
      'thread_messages.text',
    ])
    .where('thread_messages.id', '=', messageId)
    .whereRef('threads.author_read_id', '<', 'thread_messages.id')
    .executeTakeFirst()
  const to = found?.email ? deliverableAddress(found.email) : null
  if (!found || to === null) return null
  const files = await db
    .selectFrom('message_files')
    .select('name')
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
  return {
    ...found,
    to,
    files: files.map(({ name }) => name),
    link: `${publicUrl}/dashboard?books=submitted&messages=${found.id}`,
    profile: `${publicUrl}/profile`,
  }
}

function writeMessage({ to, name, title, text, files, link, profile }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `${brand.name} wrote to you about your book`,
    preview: text?.slice(0, 120) ?? `A file: ${files.join(', ')}`,
    title: 'A message for you',
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      { kind: 'text', text: 'we have written to you about your book:' },
      {
        kind: 'facts',
        facts: [
          { label: 'Title', value: title },
          ...(files.length > 0
            ? [{ label: files.length > 1 ? 'Files' : 'File', value: files.join(', ') }]
            : []),
        ],
      },
      ...(text === null ? [] : [{ kind: 'quote' as const, text }]),
      { kind: 'link', text: 'Read and answer', href: link },
    ],
    footnote: `Sent because you write with ${brand.name} about a book. Whether such messages come by mail too is for you to choose: ${profile}`,
  }
}
