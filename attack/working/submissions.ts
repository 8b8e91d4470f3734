import { getBookSample } from '@panai/contract/catalogue/get-book-sample'
import type { InputOf } from '@panai/contract/http/endpoint'
import { getCoverFile, getCoverFront } from '@panai/contract/manuscripts/covers'
import { editText } from '@panai/contract/manuscripts/edit-text'
import { getCorrectedText } from '@panai/contract/manuscripts/get-corrected-text'
import {
  chooseTrimSize,
  getEbookFile,
  getInterior,
  getInteriorFile,
} from '@panai/contract/manuscripts/interiors'
import { chooseSubmissionSize } from '@panai/contract/manuscripts/staff/choose-submission-size'
import { editTextAsStaff } from '@panai/contract/manuscripts/staff/edit-text-as-staff'
import { makeAgain } from '@panai/contract/manuscripts/staff/make-again'
import { getEarlierPages, getProofChanges, listEarlierPages } from '@panai/contract/submissions/proof-changes'
import { getProofPages } from '@panai/contract/submissions/proof-pages'
import { approveProof, getApprovedFile, withdrawApproval } from '@panai/contract/submissions/proofs'
import { chooseSample } from '@panai/contract/submissions/staff/choose-sample'
import { keepBookRecord } from '@panai/contract/submissions/staff/keep-book-record'
import { changeProofRequest, recallProof, sendProof } from '@panai/contract/submissions/staff/proof-requests'
import {
  addCover,
  assignSubmission,
  getStaffManuscript,
  publishSubmission,
  withdrawPublication,
} from '@panai/contract/submissions/staff/submissions'
import { withdrawApprovalAsStaff } from '@panai/contract/submissions/staff/withdraw-approval-as-staff'
import { getManuscript, submitManuscript, uploadVersion } from '@panai/contract/submissions/submissions'
import {
  addOwnComment,
  addStaffComment,
  answerOwnComment,
  answerStaffComment,
  closeOwnComment,
  closeStaffComment,
  listProofComments,
} from '@panai/contract/threads/proof-comments'
import { aPhoto } from '../../server/test/a-photo.ts'
import { aSubmission } from '../../server/test/a-submission.ts'
import { addEarlierPages, earlierSum } from '../../server/test/add-earlier-pages.ts'
import { addSample } from '../../server/test/add-sample.ts'
import { aBook } from '../../server/test/builders.ts'
import { makeProofReady } from '../../server/test/make-proof-ready.ts'
import { aPdf } from '../../server/test/manuscripts.ts'
import { until } from '../../server/test/until.ts'
import type { Deps } from '../cast/deps.ts'
import { aMarkedWord } from '../cast/private-things.ts'
import { call, callFor, working } from './working.ts'

const facts: Omit<InputOf<typeof publishSubmission>, 'id' | 'version'> = {
  ...{ title: 'பனை ஓலையில் ஒரு கடிதம்', title_latin: 'Panai Olaiyil Oru Kaditham', description: 'ஒரு கடிதம்.' },
  ...{ language: 'ta', genre: 'fiction', formats: ['paperback', 'ebook'], mrp: '399.50', pages: 214 },
  contributors: [{ role: 'translator', name: 'Ravi Varma' }],
}
const place = { page: 1, x: 500, y: 500, letters_before: 500, text: 'A comment' }

async function aCover() {
  return { file: 'cover.jpg', value: await aPhoto({ width: 60, height: 90, format: 'jpeg' }) }
}

/** Handed in by the author. @returns its number. */
async function handIn(deps: Deps, manuscript: { file: string; value: Buffer }): Promise<string> {
  const title = `Handed in ${Date.now()}`
  const files = { bookPdf: manuscript, bookCover: await aCover() }
  await call(deps, 'author', submitManuscript, { input: formOf(title), files })
  const { id } = await deps.db
    .selectFrom('submissions')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return String(id)
}

function formOf(title: string) {
  return { language: 'tamil', title, author_name: 'Meena Kandan', genre: 'fiction', about_book: 'Of rain.' }
}

let printed: Promise<{ id: string; sha256: string }> | undefined

/** One whose pages, e-book and cover are made: once, since making them takes its time. */
function aPrinted(deps: Deps) {
  printed ??= print(deps)
  return printed
}

async function print(deps: Deps): Promise<{ id: string; sha256: string }> {
  const id = await handIn(deps, { file: 'book.docx', value: aMarkedWord('A chapter') })
  let sha256: string | null = null
  await until('its pages, its e-book and its cover are made', async () => {
    const made = await deps.db
      .selectFrom('interiors')
      .innerJoin('ebooks', 'ebooks.version_id', 'interiors.version_id')
      .innerJoin('covers', 'covers.version_id', 'interiors.version_id')
      .innerJoin('submission_versions', 'submission_versions.id', 'interiors.version_id')
      .select('interiors.file_sha256')
      .where('submission_id', '=', Number(id))
      .where('interiors.file_key', 'is not', null)
      .where('ebooks.file_key', 'is not', null)
      .where('covers.file_key', 'is not', null)
      .executeTakeFirst()
    sha256 = made?.file_sha256 ?? null
    return made !== undefined
  })
  return { id, sha256: sha256 ?? '' }
}

/** The sum of its proof, once all of that is made. */
async function aProof(deps: Deps): Promise<{ id: string; sha256: string }> {
  const { id } = await aPrinted(deps)
  const { proof } = (await callFor(deps, 'author', getInterior, { id })).data.interior
  if (proof.sha256 === null) throw new Error(`the proof of ${id} is not whole`)
  return { id, sha256: proof.sha256 }
}

/** Other pages were there before. @returns its number. */
async function anOutdated(deps: Deps): Promise<string> {
  const { id } = await aPrinted(deps)
  await addEarlierPages(deps, Number(id))
  return id
}

/** With an approval in force. */
async function anApproved(deps: Deps): Promise<{ id: string; approval: string }> {
  const asked = await aProof(deps)
  const { approvals } = (await callFor(deps, 'author', approveProof, asked)).data.proof
  const approval = approvals.find(({ withdrawn }) => withdrawn === null)
  return { id: asked.id, approval: String(approval?.id) }
}

/** In review, with a proof that can be sent, or that its author has already. */
async function aSubmissionWithProof({ db }: Deps, isSent: boolean): Promise<{ id: string; version: number }> {
  const { id } = await aSubmission(db, { status: 'in_review' })
  await makeProofReady(db, id)
  if (isSent)
    await db.insertInto('proof_requests').values({ submission_id: id, due_on: '2999-01-01' }).execute()
  const { version } = await db
    .selectFrom('submissions')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id: String(id), version }
}

/** With a comment of the author. */
async function aCommented(deps: Deps): Promise<{ id: string; comment: string }> {
  const { id, sha256 } = await aPrinted(deps)
  await call(deps, 'author', addOwnComment, { input: { id, sha256, ...place } })
  const { data } = await callFor(deps, 'author', listProofComments, { id })
  return { id, comment: String(data.comments[0]?.id) }
}

/** With pages that could not be set. */
async function aFailed({ db }: Deps) {
  const { id, version } = await aSubmission(db)
  const made = await db
    .selectFrom('submission_versions')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  await db.insertInto('interiors').values({ version_id: made.id, problem: 'heavy' }).execute()
  return { id: String(id), version }
}

/** Of a manuscript of its own, which is read again. */
async function anEdit(deps: Deps) {
  return {
    id: await handIn(deps, { file: 'book.docx', value: aMarkedWord('A chapter') }),
    version: 1,
    make: [{ kind: 'typing' as const, habit: 'straight_quotes' as const }],
    undo: ['typing hyphens'],
  }
}

export const submissionRequests = [
  working(submitManuscript, async () => ({
    input: formOf('பனை ஓலை'),
    files: { bookPdf: { file: 'book.pdf', value: await aPdf() }, bookCover: await aCover() },
  })),
  working(uploadVersion, async (deps) => ({
    input: { id: await handIn(deps, { file: 'book.pdf', value: await aPdf() }), note: 'Corrected' },
    files: { bookPdf: { file: 'book.docx', value: aMarkedWord('Corrected') } },
  })),
  working(getManuscript, async (deps) => ({ input: { id: (await aPrinted(deps)).id } })),
  working(getStaffManuscript, async (deps) => ({ input: { id: (await aPrinted(deps)).id } })),
  working(getInteriorFile, async (deps) => ({ input: { id: (await aPrinted(deps)).id } })),
  working(getEbookFile, async (deps) => ({ input: { id: (await aPrinted(deps)).id } })),
  working(getCorrectedText, async (deps) => ({ input: { id: (await aPrinted(deps)).id } })),
  working(getCoverFile, async (deps) => ({ input: { id: (await aPrinted(deps)).id } })),
  working(getCoverFront, async (deps) => ({ input: { id: (await aPrinted(deps)).id } })),
  working(chooseTrimSize, async ({ db, people }) => {
    const { id } = await aSubmission(db, { author_id: people.of('author').authorId ?? 0 })
    return { input: { id: String(id), trim_size: 'A4' as const } }
  }),
  working(chooseSubmissionSize, async ({ db }) => {
    const { id, version } = await aSubmission(db)
    return { input: { id: String(id), version, trim_size: '6 X 9 in' as const } }
  }),
  working(makeAgain, async (deps) => ({ input: await aFailed(deps) })),
  working(editText, async (deps) => ({ input: await anEdit(deps) })),
  working(editTextAsStaff, async (deps) => ({ input: await anEdit(deps) })),
  working(approveProof, async (deps) => ({ input: await aProof(deps) })),
  working(getProofPages, async (deps) => ({
    input: { id: (await aProof(deps)).id, from: '1', most: '2' },
  })),
  working(listEarlierPages, async (deps) => ({ input: { id: await anOutdated(deps) } })),
  working(getEarlierPages, async (deps) => ({ input: { id: await anOutdated(deps), sha256: earlierSum } })),
  working(getProofChanges, async (deps) => ({ input: { id: await anOutdated(deps), since: earlierSum } })),
  working(getApprovedFile, async (deps) => ({
    input: { ...(await anApproved(deps)), kind: 'ebook' as const },
  })),
  working(withdrawApproval, async (deps) => ({ input: { ...(await anApproved(deps)), reason: 'Not yet' } })),
  working(withdrawApprovalAsStaff, async (deps) => ({
    input: { ...(await anApproved(deps)), reason: 'Not yet' },
  })),
  working(sendProof, async (deps) => ({
    input: { ...(await aSubmissionWithProof(deps, false)), due_on: '2999-01-01', note: 'Please look' },
  })),
  working(changeProofRequest, async (deps) => ({
    input: { ...(await aSubmissionWithProof(deps, true)), due_on: '2999-01-02', note: 'Please look again' },
  })),
  working(recallProof, async (deps) => ({ input: await aSubmissionWithProof(deps, true) })),
  working(addOwnComment, async (deps) => ({ input: { ...(await aPrinted(deps)), ...place } })),
  working(addStaffComment, async (deps) => ({ input: { ...(await aPrinted(deps)), ...place } })),
  working(answerOwnComment, async (deps) => ({ input: { ...(await aCommented(deps)), text: 'An answer' } })),
  working(answerStaffComment, async (deps) => ({
    input: { ...(await aCommented(deps)), text: 'An answer' },
  })),
  working(closeOwnComment, async (deps) => ({ input: { ...(await aCommented(deps)), closed: true } })),
  working(closeStaffComment, async (deps) => ({ input: { ...(await aCommented(deps)), closed: true } })),
  working(assignSubmission, async ({ db, people }) => {
    const { id, version } = await aSubmission(db)
    return {
      input: { id: String(id), version, assignee_id: people.of('editor').accountId, due_on: '2030-01-01' },
    }
  }),
  working(keepBookRecord, async ({ db }) => {
    const { id, version } = await aSubmission(db, { status: 'in_review' })
    return { input: { id: String(id), version, ...facts } }
  }),
  working(getBookSample, async ({ db }) => {
    const { id } = await aBook(db)
    await addSample(db, id)
    return { input: { id: String(id) } }
  }),
  working(chooseSample, async ({ db }) => {
    const { id: book_id, author_id } = await aBook(db)
    const { id, version } = await aSubmission(db, { status: 'published', author_id, book_id })
    return { input: { id: String(id), version, extent: null } }
  }),
  working(publishSubmission, async ({ db }) => {
    const { id, version } = await aSubmission(db, { status: 'final_validation' })
    return { input: { id: String(id), version, note: 'Congratulations', ...facts } }
  }),
  working(withdrawPublication, async ({ db }) => {
    const { id: book_id, author_id } = await aBook(db)
    const { id, version } = await aSubmission(db, { status: 'published', author_id, book_id })
    return { input: { id: String(id), version, reason: 'A fault of printing' } }
  }),
  working(addCover, async () => ({ input: {}, files: { cover: await aCover() } })),
]
