import type { BookDocument, Section } from '@panai/contract/manuscripts/book-document'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import type { OldPlace } from '../book/content-reader.ts'
import { placesOfNotes } from './passages.ts'

/** What is typed in an old font, with the chapter that it stands in, and the edit by which somebody takes what we read in it. */
export type OfferedPlace = Omit<OldPlace, 'section' | 'at'> & {
  section: Section | null
  paragraph: number | null
  /** null: we have no table of its letters. */
  offer: TextEdit | null
}

/** @param anchorOf how a paragraph begins in its file. */
export function offerOldFonts(
  book: BookDocument,
  old: readonly OldPlace[],
  anchorOf: (at: number) => string,
): OfferedPlace[] {
  const notes = placesOfNotes(book)
  return old.map((one) => {
    const { old: found, isSure } = one
    const { section, at: paragraph } =
      one.in === 'note' ? (notes.get(one.at) ?? { section: null, at: null }) : one
    const at = section?.at ?? null
    const chapter = { at, anchor: at === null ? '' : anchorOf(at) }
    const inChapter: TextEdit = {
      kind: 'old_font',
      font: found.family,
      ...chapter,
      in: one.in === 'note' ? 'notes' : 'text',
    }
    const offer = isSure ? inChapter : ({ kind: 'old_passages', font: found.family } as const)
    return { ...one, section, paragraph, offer: found.encoding === null ? null : offer }
  })
}

/** Whether an edit takes the very passages that another one offers, wherever their chapter stands by now. */
export function isTaken(offer: TextEdit, edit: TextEdit): boolean {
  if (offer.kind === 'old_passages') return edit.kind === 'old_passages' && edit.font === offer.font
  if (offer.kind !== 'old_font' || edit.kind !== 'old_font') return false
  const isSameChapter = edit.anchor === offer.anchor && (offer.anchor !== '' || edit.at === offer.at)
  return edit.font === offer.font && edit.in === offer.in && isSameChapter
}
