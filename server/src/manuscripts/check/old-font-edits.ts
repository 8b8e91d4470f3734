import type { BookDocument, Section } from '@panai/contract/manuscripts/book-document'
import { placeOf, type TextEdit } from '@panai/contract/manuscripts/text-edits'
import type { OldPlace } from '../book/content-reader.ts'
import { placesOfNotes } from './passages.ts'

/** What is typed in an old font, with the chapter that it stands in, and the edit by which somebody takes what we read in it. */
export type OfferedPlace = Omit<OldPlace, 'section' | 'at'> & {
  section: Section | null
  /** Of a note, where its mark stands. */
  paragraph: number
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
  const placed = old.map((one) => {
    const { section, at } = one.in === 'note' ? (notes.get(one.at) ?? nowhere) : one
    return { ...one, section, paragraph: at }
  })
  const groups = Map.groupBy(placed, ({ old: { family }, section, in: within }) =>
    JSON.stringify([family, section?.at, within === 'note']),
  )
  return [...groups.values()].flatMap((alike) => {
    const last = Math.max(...alike.map(({ paragraph }) => paragraph))
    return alike.map((one) => {
      const { encoding, family: font } = one.old
      const at = one.section?.at ?? 0
      const anchor = at === 0 ? '' : anchorOf(at)
      const within = one.in === 'note' ? 'notes' : 'text'
      const inChapter: TextEdit = { kind: 'old_font', font, at, anchor, last, in: within }
      const offer = one.isSure ? inChapter : ({ kind: 'old_passages', font } as const)
      return { ...one, offer: encoding === null ? null : offer }
    })
  })
}

const nowhere = { section: null, at: 0 }

/**
 * Whether an edit takes a passage: one that stood in its chapter when that was taken, whatever begins or ends a chapter by now.
 * @param starts where the paragraphs stand that edits begin with, by the edits' places.
 */
export function isTaken(
  { offer, old, paragraph, in: within }: OfferedPlace,
  edit: TextEdit,
  starts: ReadonlyMap<string, number>,
): boolean {
  if (offer === null || offer.kind !== edit.kind) return false
  if (edit.kind === 'old_passages') return edit.font === old.family
  if (edit.kind !== 'old_font' || edit.font !== old.family) return false
  const start = starts.get(placeOf(edit))
  const isThere = (edit.in === 'notes') === (within === 'note')
  return start !== undefined && isThere && paragraph >= start && paragraph <= start + edit.last - edit.at
}
