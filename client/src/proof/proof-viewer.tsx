import { localised } from '@panai/contract/language/localised'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { EarlierReading } from './earlier-reading.ts'
import { OpenBook } from './open-book.tsx'
import { type OpenPdf, openPdf, type PdfReader, startReader } from './open-pdf.ts'
import './proof.css'
import type { Conversation } from './proof-comments.tsx'
import type { PageReading } from './text-of-pages.tsx'

export type { EarlierReading } from './earlier-reading.ts'
export type { CommentActions, Conversation } from './proof-comments.tsx'
export type { PageReading } from './text-of-pages.tsx'

const opening = localised('The pages are being opened.', 'பக்கங்களைத் திறக்கிறோம்.')

type Props = {
  /** null: they are on their way. */
  readonly bytes: Uint8Array | null
  /** What is shown until then. */
  readonly waiting: ReactNode
  /** null: it is not there yet. */
  readonly conversation: Conversation | null
  readonly reading: PageReading
  /** null: it is not known whether there were any. */
  readonly earlier: EarlierReading | null
  /** What is shown where the pages can't be. */
  readonly failed: ReactNode
  /** Is told when the pages are open, or can't be shown. */
  readonly onOpened?: () => void
}

/** A book's pages as they are printed, turned leaf by leaf. Only what lies open is drawn, and the leaf after it. */
export function ProofViewer({ bytes, waiting, failed, onOpened, ...props }: Props) {
  const [pdf, setPdf] = useState<OpenPdf | 'failed' | null>(null)
  const tell = useRef(onOpened)
  tell.current = onOpened
  const spare = useRef<PdfReader>(null)
  useEffect(() => {
    spare.current = startReader()
    return () => {
      spare.current?.close()
      spare.current = null
    }
  }, [])
  useEffect(() => {
    if (!bytes) return
    const reader = spare.current ?? startReader()
    spare.current = null
    let opened: OpenPdf | null = null
    let isOver = false
    const show = (found: OpenPdf | 'failed') => {
      setPdf(found)
      tell.current?.()
    }
    openPdf(bytes, reader).then(
      (found) => {
        opened = found
        if (isOver) found.close()
        else show(found)
      },
      () => {
        if (!isOver) show('failed')
      },
    )
    return () => {
      isOver = true
      opened?.close()
      setPdf(null)
    }
  }, [bytes])
  if (pdf === 'failed') return failed
  if (bytes === null) return waiting
  if (pdf === null) return <p role="status">{opening}</p>
  return <OpenBook {...props} pdf={pdf} onFailed={() => setPdf('failed')} />
}
