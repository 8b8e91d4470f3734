import { brand } from '@panai/contract/brand'
import { type Direction, directionOf } from '@panai/contract/staff/editorial-rules'
import { type SubmissionStatus, submissionStatusNames } from '@panai/contract/submission-rules'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Block, Letter } from '../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { backwards, onwards } from './step-words.ts'

type Facts = {
  to: string
  name: string
  submissionId: number
  title: string
  status: SubmissionStatus
  direction: Direction
  note: string | null
  /** The address of the book's page, once it has one. */
  bookPage: string | null
  dashboard: string
}

const sample: Facts = {
  to: 'selvi@writer.example',
  name: 'மு. செல்வி',
  submissionId: 13,
  title: 'பனை ஓலையில் ஒரு கடிதம்',
  status: 'in_review',
  direction: 'forwards',
  note: null,
  bookPage: null,
  dashboard: 'https://books.example/dashboard',
}
const withNote =
  'The third chapter is the heart of it.\n\nCould you send us the two photographs in a larger size?'

/** Tells the author of each step of a submission, on and back. */
export const submissionMoved = mailKind({
  name: 'submission-moved',
  details: z.object({ stepId: z.int() }),
  gather,
  write: writeToAuthor,
  samples: {
    'taken into review': sample,
    'in final validation, with a note': { ...sample, status: 'final_validation', note: withNote },
    published: { ...sample, status: 'published', bookPage: 'https://books.example/books/7' },
    'back to the desk, with a note': {
      ...sample,
      status: 'manuscript_submitted',
      direction: 'back',
      note: withNote,
    },
    'back into review': { ...sample, status: 'in_review', direction: 'back' },
    'taken out of the catalogue': {
      ...sample,
      status: 'final_validation',
      direction: 'back',
      bookPage: null,
    },
    'with markup in it': {
      ...sample,
      title: '<script>alert(1)</script>',
      note: '<img src=x>',
    },
    'as long as may be': { ...sample, title: 'ந'.repeat(500), note: 'ந '.repeat(1_000) },
  },
})

async function gather({ db, publicUrl }: MailDeps, { stepId }: { stepId: number }): Promise<Facts | null> {
  const step = await db
    .selectFrom('submission_steps as steps')
    .innerJoin('submissions', 'submissions.id', 'steps.submission_id')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select((eb) => [
      'steps.status',
      'steps.note',
      'submissions.id',
      'submissions.title',
      'submissions.book_id',
      'accounts.name',
      'accounts.email',
      eb
        .selectFrom('submission_steps as earlier')
        .select('earlier.status')
        .whereRef('earlier.submission_id', '=', 'steps.submission_id')
        .whereRef('earlier.id', '<', 'steps.id')
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .as('before'),
    ])
    .where('steps.id', '=', stepId)
    .executeTakeFirst()
  const to = step?.email ? deliverableAddress(step.email) : null
  if (!step || to === null) return null
  const status = step.status
  const direction = step.before === null ? null : directionOf(step.before as SubmissionStatus, status)
  if (direction === null) throw new Error(`step ${stepId} follows on none`)
  return {
    to,
    name: step.name,
    submissionId: step.id,
    title: step.title,
    status,
    direction,
    note: step.note,
    bookPage: status === 'published' && step.book_id !== null ? `${publicUrl}/books/${step.book_id}` : null,
    dashboard: `${publicUrl}/dashboard`,
  }
}

function writeToAuthor(facts: Facts): Letter {
  const { to, name, submissionId, title, status, direction, note, bookPage, dashboard } = facts
  const words = (direction === 'forwards' ? onwards : backwards)[status]
  return {
    to,
    replyTo: brand.email,
    subject: `${words.title} (No. ${submissionId})`,
    preview: `${title.slice(0, 80)}: ${submissionStatusNames[status]}`,
    title: words.title,
    blocks: [
      { kind: 'text', text: `Dear ${name},` },
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        facts: [
          { label: 'Title', value: title },
          { label: 'Status', value: submissionStatusNames[status] },
          { label: 'Submission', value: `No. ${submissionId}` },
        ],
      },
      ...noteBlocks(note),
      bookPage === null
        ? { kind: 'link', text: 'See your dashboard', href: dashboard }
        : { kind: 'link', text: 'See your book', href: bookPage },
      { kind: 'text', text: `Questions? Answer this mail or call us: ${brand.phone.shown}.` },
    ],
    footnote: `You get this mail because you handed in a manuscript at ${brand.name}.`,
  }
}

function noteBlocks(note: string | null): Block[] {
  return note === null
    ? []
    : [
        { kind: 'text', text: 'Our editor adds:' },
        { kind: 'quote', text: note },
      ]
}
