import { createHash } from 'node:crypto'
import type { ManuscriptForm } from '@panai/contract/submissions/submissions'
import type { ReceivedFile } from '../../http/received-body.ts'

export type SentFiles = { bookPdf?: ReceivedFile; bookCover?: ReceivedFile }

/** Tells what was handed in from anything else: the same twice has the same digest. */
export function digestOf(form: ManuscriptForm, { bookPdf, bookCover }: SentFiles): string {
  const { language, title, subtitle, author_name, genre, contributors, contributor_types, drive_link } = form
  const { about_book, about_author } = form
  const parts = [
    ...[language, title, subtitle, author_name, genre, contributors, contributor_types, drive_link],
    ...(about_book === null && about_author === null ? [] : [about_book, about_author]),
    bookPdf?.sha256,
    bookCover?.sha256,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
