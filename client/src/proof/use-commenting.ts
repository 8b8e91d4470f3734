import { useState } from 'react'
import { commentWords } from './comment-words.ts'
import type { OpenPdf } from './open-pdf.ts'
import type { PlaceOnPage } from './page-words.ts'
import { type Conversation, commentAnchor } from './proof-comments.tsx'
import type { Pin } from './proof-page.tsx'
import { type Shown, usePlaces } from './use-places.ts'

/** A comment that is being written: about a place, or about a page as a whole. */
export type Draft = { readonly page: number; readonly place: PlaceOnPage | null }

export type Commenting = {
  readonly draft: Draft | null
  readonly setDraft: (draft: Draft | null) => void
  readonly places: ReadonlyMap<number, Shown | 'lost'>
  /** What stands in the pin of a comment, by its number in the database. */
  readonly numbers: ReadonlyMap<number, number>
  readonly pinsOn: (page: number) => Pin[]
  /** How many open comments stand on a page, also those about it as a whole; pages without any are left out. */
  readonly counts: ReadonlyMap<number, number>
  /** null: nothing can be written about these pages. */
  readonly placerOn: (page: number) => ((place: PlaceOnPage) => void) | null
}

const nobody = [] as const

/** Pins on the pages, and where the next comment belongs. */
export function useCommenting(pdf: OpenPdf, conversation: Conversation | null): Commenting {
  const comments = conversation?.comments ?? nobody
  const places = usePlaces(pdf, comments, conversation?.sha256 ?? null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const open = comments.filter(({ closed_at }) => closed_at === null)
  const numbers = new Map(open.map(({ id }, at) => [id, at + 1]))
  const counts = new Map<number, number>()
  for (const { id } of open) {
    const shown = places.get(id)
    if (shown && shown !== 'lost') counts.set(shown.page, (counts.get(shown.page) ?? 0) + 1)
  }
  const mayWrite = conversation?.actions !== null && (conversation?.sha256 ?? null) !== null

  function pinsOn(page: number): Pin[] {
    const pins = open.flatMap(({ id }): Pin[] => {
      const shown = places.get(id)
      const number = numbers.get(id) ?? 0
      if (shown === undefined || shown === 'lost' || shown.page !== page || shown.place === null) return []
      const onOpen = () => document.getElementById(commentAnchor(id))?.focus()
      const label = commentWords.pin(number, page)
      return [{ ...shown.place, key: String(id), sign: String(number), label, onOpen }]
    })
    if (draft?.page !== page || draft.place === null) return pins
    return [...pins, { ...draft.place, key: 'new', sign: '+', label: commentWords.new, onOpen: () => {} }]
  }

  return {
    ...{ draft, setDraft, places, numbers, pinsOn, counts },
    placerOn: (page) => (mayWrite ? (place) => setDraft({ page, place }) : null),
  }
}
