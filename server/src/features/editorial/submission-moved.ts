import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import { type Direction, directionOf } from '@panai/contract/submissions/staff/editorial-rules'
import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'
import { submissionWords } from '@panai/contract/submissions/submission-words'
import { z } from 'zod'
import type { Block, Letter } from '../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../mail/mail-kind.ts'
import { pageAddress } from '../../mail/page-address.ts'
import { labels } from '../../mail/phrases.ts'
import {
  authorLetter,
  findLetterFacts,
  type LetterFacts,
  sampleLetterFacts,
  submissionBlock,
} from '../submissions/index.ts'
import { stepWords } from './step-words.ts'

type Facts = LetterFacts & {
  status: SubmissionStatus
  direction: Direction
  note: string | null
  /** The address of the book's page, once it has one. */
  bookPage: string | null
  dashboard: string
}

const sample: Omit<Facts, 'language'> = {
  ...sampleLetterFacts,
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
    .select((eb) => [
      'steps.submission_id',
      'steps.status',
      'steps.note',
      'submissions.book_id',
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
  const facts = step ? await findLetterFacts(db, step.submission_id) : null
  if (!step || facts === null) return null
  const { status, note, book_id, before } = step
  const direction = before === null ? null : directionOf(before as SubmissionStatus, status)
  if (direction === null) throw new Error(`step ${stepId} follows on none`)
  const page = (path: string) => pageAddress(publicUrl, facts.language, path)
  return {
    ...facts,
    status,
    direction,
    note,
    bookPage: status === 'published' && book_id !== null ? page(`/books/${book_id}`) : null,
    dashboard: page('/dashboard'),
  }
}

const words = inEach(
  {
    noteBefore: 'Our editor adds:',
    dashboard: 'See your dashboard',
    book: 'See your book',
    questions: `Questions? Answer this mail or call us: ${brand.phone.shown}.`,
  },
  {
    noteBefore: 'எங்கள் எடிட்டர் எழுதுவது:',
    dashboard: 'உங்கள் பக்கத்தைப் பார்க்க',
    book: 'உங்கள் நூலைப் பார்க்க',
    questions: `கேள்விகள் உள்ளனவா? இந்த மின்னஞ்சலுக்குப் பதில் எழுதுங்கள், அல்லது எங்களை அழையுங்கள்: ${brand.phone.shown}.`,
  },
)

function writeToAuthor({ status, direction, note, bookPage, dashboard, ...facts }: Facts): Letter {
  const { language, title } = facts
  const step = stepWords[language][direction][status]
  const said = words[language]
  const statusName = submissionWords[language].statuses[status]
  return authorLetter(facts, {
    title: step.title,
    preview: `${title.slice(0, 80)}: ${statusName}`,
    blocks: [
      { kind: 'text', text: step.text },
      submissionBlock(facts, [{ label: labels[language].status, value: statusName }]),
      ...noteBlocks(said.noteBefore, note),
      bookPage === null
        ? { kind: 'link', text: said.dashboard, href: dashboard }
        : { kind: 'link', text: said.book, href: bookPage },
      { kind: 'text', text: said.questions },
    ],
  })
}

function noteBlocks(before: string, note: string | null): Block[] {
  return note === null
    ? []
    : [
        { kind: 'text', text: before },
        { kind: 'quote', text: note },
      ]
}
