import { useEffect, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import type { PageWord } from './page-words.ts'

/** The words of some pages, by their numbers. Those that are not read yet are left out, and so are those that can't be. */
export function useWords(pdf: OpenPdf, pages: readonly number[]): ReadonlyMap<number, readonly PageWord[]> {
  const [read, setRead] = useState<ReadonlyMap<number, readonly PageWord[]>>(new Map())
  const wanted = pages.filter((page) => !read.has(page)).join(' ')
  useEffect(() => {
    let isOver = false
    const look = async (page: number) => {
      const words = await pdf.words(page).catch(() => [])
      if (!isOver) setRead((before) => new Map(before).set(page, words))
    }
    for (const page of wanted.split(' ').filter((one) => one !== '')) void look(Number(page))
    return () => {
      isOver = true
    }
  }, [pdf, wanted])
  return read
}
