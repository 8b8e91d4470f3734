import type { Picture } from '@panai/contract/pictures/pictures'
import { readFormats } from '../../reading/trade-words.ts'

/** A place on the way of a manuscript that it has reached, with what was said of it. */
export type Step = { readonly status: string; readonly at: string; readonly note: string | null }

/** One version of a manuscript. */
export type Version = {
  readonly number: number
  readonly at: string
  readonly isPublished: boolean
  /** Of Word files there is a check. */
  readonly isFile: boolean
}

/** Until when a proof waits for its author, an ISO date, and what the editor says to it. */
export type ProofRequest = {
  readonly dueOn: string
  readonly isOverdue: boolean
  readonly note: string | null
}

/** What the dashboard shows of a book that its author handed in. */
export type SubmittedBook = {
  readonly id: number
  readonly authorId: number | null
  readonly authorName: string
  readonly title: string
  readonly subtitle: string | null
  readonly genres: readonly string[]
  readonly formats: readonly string[]
  readonly status: string
  readonly cover: Picture | null
  readonly submittedAt: string | null
  readonly steps: readonly Step[]
  readonly versions: readonly Version[]
  /** What the editors ask to be changed, until a new version has come. */
  readonly changeRequest: string | null
  /** Their proof waits for them. */
  readonly proofRequest: ProofRequest | null
  /** Of the book in the catalogue, once it is there. */
  readonly bookId: number | null
}

type Loose = Readonly<Record<string, unknown>>

/** The submitted books in an answer of `/api/author/booklists`: plain, or under `data`, `data.submitted` or `submitted`. */
export function readBooklists(answer: unknown): SubmittedBook[] {
  const { data, submitted } = record(answer)
  const list = [answer, data, record(data).submitted, submitted].find(Array.isArray) ?? []
  return list.filter(isRecord).map(readSubmitted)
}

function readSubmitted(book: Loose): SubmittedBook {
  return {
    id: Number(book.id),
    authorId: book.author_id == null ? null : Number(book.author_id),
    authorName: text(book.author_name) ?? '',
    title: text(book.title) ?? '',
    subtitle: text(book.subtitle),
    // A list with commas, like formats, and in as many spellings.
    genres: readFormats(book.genre),
    formats: readFormats(book.format),
    status: text(book.status) ?? '',
    cover: readCover(book),
    submittedAt: text(book.submitted_at),
    steps: Array.isArray(book.steps) ? book.steps.filter(isRecord).map(readStep) : [],
    versions: Array.isArray(book.versions) ? book.versions.filter(isRecord).map(readVersion) : [],
    changeRequest: text(record(book.change_request).text),
    proofRequest: readProofRequest(record(book.proof_request)),
    bookId: typeof book.book_id === 'number' ? book.book_id : null,
  }
}

function readStep(step: Loose): Step {
  return { status: text(step.status) ?? '', at: text(step.at) ?? '', note: text(step.note) }
}

function readVersion({ number, at, is_published, kind }: Loose): Version {
  return {
    number: Number(number),
    at: text(at) ?? '',
    isPublished: is_published === true,
    isFile: text(kind) !== null,
  }
}

function readProofRequest({ due_on, is_overdue, note }: Loose): ProofRequest | null {
  const dueOn = text(due_on)
  return dueOn === null ? null : { dueOn, isOverdue: is_overdue === true, note: text(note) }
}

/** The picture with its sizes; a bare path is taken for one of the usual proportions. */
function readCover({ cover, cover_image, cover_image_path }: Loose): Picture | null {
  if (isRecord(cover) && typeof cover.path === 'string') return cover as Picture // as the contract has it
  const path = text(cover_image) ?? text(cover_image_path)
  return path ? { path, width: 640, height: 960, placeholder: 'transparent' } : null
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function record(value: unknown): Loose {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
