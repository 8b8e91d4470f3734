import { useState } from 'react'
import { commentWords } from './comment-words.ts'
import type { OpenPdf } from './open-pdf.ts'
import { type PlaceOnPage, placeOf } from './page-words.ts'
import { placeOfComment, type Shown } from './place-of-comment.ts'
import { type Conversation, commentAnchor } from './proof-comments.tsx'
import type { Pin } from './proof-page.tsx'
import { useWords } from './use-words.ts'

/** A comment that is being written: about a place, or about a page as a whole. */
export type Draft = { readonly page: number; readonly place: PlaceOnPage | null }

export type Commenting = {
  readonly draft: Draft | null
  readonly setDraft: (draft: Draft | null) => void
  readonly places: ReadonlyMap<number, Shown | 'unknown'>
  /** What stands in the pin of a comment, by its number in the database. */
  readonly numbers: ReadonlyMap<number, number>
  readonly pinsOn: (page: number) => Pin[]
  /** How many open comments stand on a page, also those about it as a whole; pages without any are left out. */
  readonly counts: ReadonlyMap<number, number>
  /** null: nothing can be written about these pages. */
  readonly placerOn: (page: number) => ((place: PlaceOnPage) => void) | null
}

const nobody = [] as const

/** Pins on the pages, and where the next comment belongs. @param lying the pages that lie open: only their words are looked at */
export function useCommenting(
  pdf: OpenPdf,
  conversation: Conversation | null,
  lying: readonly number[],
): Commenting {
  const comments = conversation?.comments ?? nobody
  const sha256 = conversation?.sha256 ?? null
  const places = new Map(comments.map((comment) => [comment.id, placeOfComment(comment, sha256)]))
  const [draft, setDraft] = useState<Draft | null>(null)
  const open = comments.filter(({ closed_at }) => closed_at === null)
  const numbers = new Map(open.map(({ id }, at) => [id, at + 1]))
  const counts = new Map<number, number>()
  for (const { id } of open) {
    const shown = shownOf(id)
    if (shown) counts.set(shown.page, (counts.get(shown.page) ?? 0) + 1)
  }
  const carried = open.flatMap(({ id }) => {
    const shown = shownOf(id)
    return typeof shown?.place === 'number' && lying.includes(shown.page) ? [shown.page] : []
  })
  const words = useWords(pdf, [...new Set(carried)])
  const mayWrite = conversation?.actions !== null && sha256 !== null

  function shownOf(id: number): Shown | null {
    const shown = places.get(id)
    return shown === undefined || shown === 'unknown' ? null : shown
  }

  function pinsOn(page: number): Pin[] {
    const pins = open.flatMap(({ id }): Pin[] => {
      const shown = shownOf(id)
      const number = numbers.get(id) ?? 0
      if (shown?.page !== page) return []
      const place =
        typeof shown.place === 'number' ? placeOf(words.get(page) ?? [], shown.place) : shown.place
      if (place === null) return []
      const onOpen = () => document.getElementById(commentAnchor(id))?.focus()
      const label = commentWords.pin(number, page)
      return [{ ...place, key: String(id), sign: String(number), label, onOpen }]
    })
    if (draft?.page !== page || draft.place === null) return pins
    return [...pins, { ...draft.place, key: 'new', sign: '+', label: commentWords.new, onOpen: () => {} }]
  }

  return {
    ...{ draft, setDraft, places, numbers, pinsOn, counts },
    placerOn: (page) => (mayWrite ? (place) => setDraft({ page, place }) : null),
  }
}
