import { newKey } from '@panai/client/new-key'
import type { ContributorRole, Genre } from '@panai/contract/language/vocabulary'
import { isContributorRole, isGenre } from '@panai/contract/submissions/submission-rules'
import { forgetFiles } from './kept-files.ts'

type Contributor = { readonly name: string; readonly role: ContributorRole }

/** What an author has typed of a book that is not handed in yet. Its files are kept beside it. */
export type Draft = {
  /** Made up once for each draft and the same at every try, so that it is handed in once. */
  readonly key: string
  readonly language: string
  readonly title: string
  readonly subtitle: string
  readonly author_name: string
  readonly about_book: string
  readonly about_author: string
  readonly genre: readonly Genre[]
  /** The ticked types; each may have names. */
  readonly roles: readonly ContributorRole[]
  readonly contributors: readonly Contributor[]
  readonly mode: 'file' | 'drive'
  readonly drive_link: string
}

export function emptyDraft(authorName: string): Draft {
  return {
    key: newKey(),
    language: '',
    title: '',
    subtitle: '',
    author_name: authorName,
    about_book: '',
    about_author: '',
    genre: [],
    roles: [],
    contributors: [],
    mode: 'file',
    drive_link: '',
  }
}

/** Nothing was typed that its author would miss. */
export function isUntouched({ key: _, ...typed }: Draft, authorName: string): boolean {
  const { key: __, ...untouched } = emptyDraft(authorName)
  return JSON.stringify(typed) === JSON.stringify(untouched)
}

const slot = (authorId: number) => `submission_draft_${authorId}`

/** What was typed before; null where there is nothing, or nothing that can be read. */
export function readDraft(authorId: number): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(slot(authorId)) ?? 'null')
    return isRecord(kept) ? toDraft(kept) : null
  } catch {
    return null
  }
}

export function keepDraft(authorId: number, draft: Draft): void {
  try {
    localStorage.setItem(slot(authorId), JSON.stringify(draft))
  } catch {
    // Where the browser keeps nothing, the form holds what was typed as long as it is open.
  }
}

/** After it was handed in, or where its author wants it gone. The files go too. */
export function forgetDraft(authorId: number): void {
  try {
    localStorage.removeItem(slot(authorId))
  } catch {
    // Nothing is kept there.
  }
  forgetFiles(authorId)
}

/** An older version of the page, or a person, may have written it. */
function toDraft(kept: Readonly<Record<string, unknown>>): Draft {
  const text = (name: keyof Draft) => String(kept[name] ?? '')
  const texts = (name: keyof Draft) => list(kept[name]).map(String)
  return {
    key: text('key') || newKey(),
    language: text('language'),
    title: text('title'),
    subtitle: text('subtitle'),
    author_name: text('author_name'),
    about_book: text('about_book'),
    about_author: text('about_author'),
    genre: texts('genre').filter(isGenre),
    roles: texts('roles').filter(isContributorRole),
    contributors: list(kept.contributors).filter(isContributor),
    mode: kept.mode === 'drive' ? 'drive' : 'file',
    drive_link: text('drive_link'),
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isContributor(value: unknown): value is Contributor {
  return isRecord(value) && typeof value.name === 'string' && isContributorRole(String(value.role))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
