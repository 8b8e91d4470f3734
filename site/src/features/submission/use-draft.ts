import { useEffect, useRef, useState } from 'react'
import { type ChosenFiles, type FileField, keepFile, keptFiles, noFiles } from '../drafts/kept-files.ts'
import {
  type Draft,
  emptyDraft,
  forgetDraft,
  isUntouched,
  keepDraft,
  readDraft,
} from '../drafts/submission-draft.ts'

/** The book that an author is about to hand in. Whatever changes is kept in the browser at once. */
export function useDraft(author: { readonly id: number; readonly name: string }) {
  const [draft, setDraft] = useState(() => readDraft(author.id) ?? emptyDraft(author.name))
  const [files, setFiles] = useState<ChosenFiles>(noFiles)
  // Ahead of what is drawn: two changes may come before that.
  const latest = useRef(draft)

  useEffect(() => {
    let here = true
    keptFiles(author.id).then((kept) => {
      // What was chosen meanwhile stays.
      if (here)
        setFiles(({ bookPdf, bookCover }) => ({
          bookPdf: bookPdf ?? kept.bookPdf,
          bookCover: bookCover ?? kept.bookCover,
        }))
    })
    return () => {
      here = false
    }
  }, [author.id])

  function change(part: Partial<Draft>): void {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    keepDraft(author.id, latest.current)
  }

  function choose(field: FileField, file: File | null): void {
    keepFile(author.id, field, file)
    setFiles((before) => ({ ...before, [field]: file }))
  }

  function clear(): void {
    forgetDraft(author.id)
    latest.current = emptyDraft(author.name)
    setDraft(latest.current)
    setFiles(noFiles)
  }

  const isEmpty = isUntouched(draft, author.name) && !files.bookPdf && !files.bookCover
  return { draft, files, isEmpty, change, choose, clear }
}
