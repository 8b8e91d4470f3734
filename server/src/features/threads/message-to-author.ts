import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { pageAddress } from '../../mail/page-address.ts'
import { chooseMails, companyName, dear, labels } from '../../mail/phrases.ts'

type Facts = {
  language: InterfaceLanguage
  to: string
  name: string
  title: string
  text: string | null
  files: string[]
  link: string
  profile: string
}

const plain: Omit<Facts, 'language'> = {
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
  samples: inEachLanguage<Omit<Facts, 'language'>>({
    'words and a file': plain,
    'a file alone': {
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
  }),
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
      'accounts.language',
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
  const page = (path: string) => pageAddress(publicUrl, found.language, path)
  return {
    ...found,
    to,
    files: files.map(({ name }) => name),
    link: `${page('/dashboard')}?books=submitted&messages=${found.id}`,
    profile: page('/profile'),
  }
}

const words = inEach(
  {
    subject: `${companyName.en} wrote to you about your book`,
    title: 'A message for you',
    file: (count: number): string => (count > 1 ? 'Files' : 'File'),
    fileAlone: 'A file',
    written: 'we have written to you about your book:',
    read: 'Read and answer',
    footnote: `Sent because you write with ${companyName.en} about a book.`,
  },
  {
    subject: `உங்கள் நூல் பற்றி ${companyName.ta} எழுதியிருக்கிறது`,
    title: 'உங்களுக்கு ஒரு செய்தி',
    file: (count: number) => (count > 1 ? 'கோப்புகள்' : 'கோப்பு'),
    fileAlone: 'ஒரு கோப்பு',
    written: 'உங்கள் நூல் பற்றி உங்களுக்கு எழுதியிருக்கிறோம்:',
    read: 'படித்துப் பதில் எழுதுக',
    footnote: `ஒரு நூல் பற்றி நீங்களும் நாங்களும் எழுதிக்கொள்வதால் ${companyName.ta} இந்த மின்னஞ்சலை அனுப்பியது.`,
  },
)

function writeMessage({ language, to, name, title, text, files, link, profile }: Facts): Letter {
  const said = words[language]
  const listed = files.join(', ')
  return {
    language,
    to,
    subject: said.subject,
    preview: text?.slice(0, 120) ?? `${said.fileAlone}: ${listed}`,
    title: said.title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: said.written },
      {
        kind: 'facts',
        facts: [
          { label: labels[language].title, value: title },
          ...(files.length > 0 ? [{ label: said.file(files.length), value: listed }] : []),
        ],
      },
      ...(text === null ? [] : [{ kind: 'quote' as const, text }]),
      { kind: 'link', text: said.read, href: link },
    ],
    footnote: `${said.footnote} ${chooseMails[language](profile)}`,
  }
}
