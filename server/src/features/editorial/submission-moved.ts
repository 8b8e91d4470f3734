import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { type Direction, directionOf } from '@panai/contract/submissions/staff/editorial-rules'
import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { submissionWords } from '@panai/contract/submissions/submission-words'
import { z } from 'zod'
import { deliverableAddress } from '../../config/mailbox.ts'
import type { Block, Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { pageAddress } from '../../mail/page-address.ts'
import { companyName, dear, labels, numbered } from '../../mail/phrases.ts'
import { stepWords } from './step-words.ts'

type Facts = {
  language: InterfaceLanguage
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

const sample: Omit<Facts, 'language'> = {
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
  samples: inEachLanguage<Omit<Facts, 'language'>>({
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
  }),
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
      'accounts.language',
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
    language: step.language,
    to,
    name: step.name,
    submissionId: step.id,
    title: step.title,
    status,
    direction,
    note: step.note,
    bookPage:
      status === 'published' && step.book_id !== null
        ? pageAddress(publicUrl, step.language, `/books/${step.book_id}`)
        : null,
    dashboard: pageAddress(publicUrl, step.language, '/dashboard'),
  }
}

const words = inEach(
  {
    submission: 'Submission',
    noteBefore: 'Our editor adds:',
    dashboard: 'See your dashboard',
    book: 'See your book',
    questions: `Questions? Answer this mail or call us: ${brand.phone.shown}.`,
    footnote: `You get this mail because you handed in a manuscript at ${companyName.en}.`,
  },
  {
    submission: 'அனுப்பிய நூல்',
    noteBefore: 'எங்கள் எடிட்டர் எழுதுவது:',
    dashboard: 'உங்கள் பக்கத்தைப் பார்க்க',
    book: 'உங்கள் நூலைப் பார்க்க',
    questions: `கேள்விகள் உள்ளனவா? இந்த மின்னஞ்சலுக்குப் பதில் எழுதுங்கள், அல்லது எங்களை அழையுங்கள்: ${brand.phone.shown}.`,
    footnote: `நீங்கள் ஒரு கையெழுத்துப் பிரதியை அனுப்பியதால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
  },
)

function writeToAuthor(facts: Facts): Letter {
  const { language, to, name, submissionId, title, status, direction, note, bookPage, dashboard } = facts
  const step = stepWords[language][direction][status]
  const said = words[language]
  const statusName = submissionWords[language].statuses[status]
  return {
    language,
    to,
    subject: `${step.title} (${numbered[language](submissionId)})`,
    preview: `${title.slice(0, 80)}: ${statusName}`,
    title: step.title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: step.text },
      {
        kind: 'facts',
        facts: [
          { label: labels[language].title, value: title },
          { label: labels[language].status, value: statusName },
          { label: said.submission, value: numbered[language](submissionId) },
        ],
      },
      ...noteBlocks(said.noteBefore, note),
      bookPage === null
        ? { kind: 'link', text: said.dashboard, href: dashboard }
        : { kind: 'link', text: said.book, href: bookPage },
      { kind: 'text', text: said.questions },
    ],
    footnote: said.footnote,
  }
}

function noteBlocks(before: string, note: string | null): Block[] {
  return note === null
    ? []
    : [
        { kind: 'text', text: before },
        { kind: 'quote', text: note },
      ]
}
