import type { ProofComment } from '@panai/contract/threads/proof-comments'
import { useEffect, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { type PlaceOnPage, pagesFrom, placeOfQuote } from './page-words.ts'

/** Where a comment belongs on the pages that are shown; without a place it is about the page as a whole. */
export type Shown = { readonly page: number; readonly place: PlaceOnPage | null }

/** Of each comment by its number: where it belongs; 'lost' where its words are nowhere; nothing as long as they are looked for. */
export function usePlaces(
  pdf: OpenPdf,
  comments: readonly ProofComment[],
  sha256: string | null,
): ReadonlyMap<number, Shown | 'lost'> {
  const [found, setFound] = useState<ReadonlyMap<number, Shown | 'lost'>>(new Map())
  // The places of older versions stay what they are, whatever is answered: their numbers say which are looked for.
  const older = comments.filter((comment) => comment.sha256 !== sha256)
  const wanted = older.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for `older`
  useEffect(() => {
    let isOver = false
    const look = async () => {
      for (const comment of older) {
        const shown = await find(pdf, comment).catch(() => 'lost' as const)
        if (isOver) return
        setFound((before) => new Map(before).set(comment.id, shown))
      }
    }
    void look()
    return () => {
      isOver = true
    }
  }, [pdf, wanted])
  const own = comments
    .filter((comment) => comment.sha256 === sha256)
    .map(({ id, page, x, y }) => [id, { page, place: x === null || y === null ? null : { x, y } }] as const)
  return new Map([...found, ...own])
}

async function find(pdf: OpenPdf, { quote, page }: ProofComment): Promise<Shown | 'lost'> {
  if (quote === '') return 'lost'
  for (const one of pagesFrom(page, pdf.pages)) {
    const place = placeOfQuote(await pdf.words(one), quote)
    if (place) return { page: one, place }
  }
  return 'lost'
}
