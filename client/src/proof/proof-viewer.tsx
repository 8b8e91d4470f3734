import { localised } from '@panai/contract/language/localised'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { leafOfKey } from './leaf-of-key.ts'
import { type OpenPdf, openPdf, type PdfReader, startReader } from './open-pdf.ts'
import './proof.css'
import { CommentsOnPages } from './comments-on-pages.tsx'
import { Overview } from './overview.tsx'
import { ProofBar } from './proof-bar.tsx'
import type { Conversation } from './proof-comments.tsx'
import { ProofPage } from './proof-page.tsx'
import { nearestPage, pagesAt, turned } from './spreads.ts'
import { type PageReading, TextOfPages } from './text-of-pages.tsx'
import { useCommenting } from './use-commenting.ts'
import { useOverview } from './use-overview.ts'
import { useSwipe } from './use-swipe.ts'

export type { CommentActions, Conversation } from './proof-comments.tsx'
export type { PageReading } from './text-of-pages.tsx'

const words = localised(
  {
    region: 'Pages of the book',
    pages: (open: readonly number[], all: number) =>
      open.length > 1 ? `Pages ${open.join(' and ')} of ${all}` : `Page ${open[0]} of ${all}`,
    page: (page: number) => `Page ${page}`,
    opening: 'The pages are being opened.',
  },
  {
    region: 'நூலின் பக்கங்கள்',
    pages: (open: readonly number[], all: number) =>
      open.length > 1 ? `பக்கங்கள் ${open.join(', ')} (மொத்தம் ${all})` : `பக்கம் ${open[0]} (மொத்தம் ${all})`,
    page: (page: number) => `பக்கம் ${page}`,
    opening: 'பக்கங்களைத் திறக்கிறோம்.',
  },
)

/** Two pages need so much room, in CSS pixels. */
const ROOM_FOR_TWO = 600
/** Where keys are what is typed or chosen. */
const typed = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
const sizes = [1, 1.5, 2, 3] as const
/** Of the window's height, for the pages of an open book. */
const SHARE_OF_HEIGHT = 0.82
const LEAST_HEIGHT = 360
/** Of the desk around the pages. */
const EDGES = 2 * (12 + 1) + 2

type Props = {
  /** null: they are on their way. */
  readonly bytes: Uint8Array | null
  /** What is shown until then. */
  readonly waiting: ReactNode
  /** null: it is not there yet. */
  readonly conversation: Conversation | null
  readonly reading: PageReading
  /** What is shown where the pages can't be. */
  readonly failed: ReactNode
  /** Is told when the pages are open, or can't be shown. */
  readonly onOpened?: () => void
}

/** A book's pages as they are printed, turned leaf by leaf. Only what lies open is drawn, and the leaf after it. */
export function ProofViewer({ bytes, waiting, conversation, reading, failed, onOpened }: Props) {
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
  if (pdf === null) return <p role="status">{words.opening}</p>
  return <Book pdf={pdf} conversation={conversation} reading={reading} onFailed={() => setPdf('failed')} />
}

type BookProps = Pick<Props, 'conversation' | 'reading'> & { pdf: OpenPdf; onFailed: () => void }

function Book({ pdf, conversation, reading, onFailed }: BookProps) {
  const [desk, room] = useRoom()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(0)
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set())
  const failure = useRef(onFailed)
  failure.current = onFailed
  const noteFailure = useCallback(() => failure.current(), [])
  const noteDrawn = useCallback((one: number) => setDrawn((before) => new Set([...before, one])), [])
  const spread = { pages: pdf.pages, inPairs: room >= ROOM_FOR_TWO }
  const open = pagesAt(page, spread)
  const [previous, next] = [turned(page, -1, spread), turned(page, 1, spread)]
  // What lies open first: the leaf after it waits until that is drawn.
  const ahead = next !== null && open.every((one) => drawn.has(one)) ? pagesAt(next, spread) : []
  const width = Math.floor(widthIn(room, spread.inPairs, pdf.shape) * (sizes[size] ?? 1))
  const to = (wanted: number) => setPage(nearestPage(wanted, pdf.pages))
  const commenting = useCommenting(pdf, conversation, open)
  const turn = (page: number | null) => (page === null ? null : () => to(page))
  const turnBy = (by: 1 | -1) => turn(by === 1 ? next : previous)?.()
  const swiping = useSwipe(turnBy)
  const overview = useOverview()
  const textId = useId()
  const [isText, setText] = useState(false)
  const shown = (wanted: number) => (wanted in sizes ? () => setSize(wanted) : null)
  const byKey = (event: KeyboardEvent) => {
    const by = leafOfKey(event)
    const isTyping = typed.some((kind) => event.target instanceof kind)
    // Pages that are larger than the desk are moved by the arrows.
    const isMoving = size > 0 && event.target === desk.current && event.key.startsWith('Arrow')
    if (by === null || isTyping || isMoving) return
    event.preventDefault()
    turnBy(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys turn the pages from wherever the focus is within
    <div className="proof" onKeyDown={byKey}>
      <ProofBar
        pages={pdf.pages}
        chapters={pdf.chapters}
        onPrevious={turn(previous)}
        onNext={turn(next)}
        onSmaller={shown(size - 1)}
        onLarger={shown(size + 1)}
        onPage={to}
        overview={overview}
        text={{ id: textId, isOpen: isText, onToggle: () => setText(!isText) }}
      />
      {overview.isOpen && (
        <Overview
          id={overview.id}
          pdf={pdf}
          open={open}
          counts={commenting.counts}
          onPage={(wanted) => {
            to(wanted)
            overview.close(desk.current)
          }}
          onClose={() => overview.close(overview.button.current)}
        />
      )}
      <p role="status">{words.pages(open, pdf.pages)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the desk is moved with the keyboard too */}
      <section ref={desk} className="proof-desk" aria-label={words.region} tabIndex={0} {...swiping}>
        {room > 0 && (
          <div
            className="proof-spread"
            data-pairs={spread.inPairs ? '' : undefined}
            style={spread.inPairs ? { gridTemplateColumns: `${width}px ${width}px` } : undefined}
          >
            {[...open, ...ahead].map((one) => (
              <ProofPage
                key={`${one} ${width}`}
                pdf={pdf}
                page={one}
                width={width}
                label={words.page(one)}
                isAhead={!open.includes(one)}
                pins={commenting.pinsOn(one)}
                onPlace={commenting.placerOn(one)}
                onDrawn={noteDrawn}
                onFailed={noteFailure}
              />
            ))}
          </div>
        )}
      </section>
      {isText && <TextOfPages id={textId} open={open} reading={reading} />}
      {conversation && (
        <CommentsOnPages
          pdf={pdf}
          commenting={commenting}
          conversation={conversation}
          open={open}
          onPage={to}
        />
      )}
    </div>
  )
}

function widthIn(room: number, inPairs: boolean, shape: number): number {
  if (!inPairs) return room
  const byHeight = Math.max(window.innerHeight * SHARE_OF_HEIGHT, LEAST_HEIGHT) * shape
  return Math.min(room / 2, byHeight)
}

/** How wide the desk is within, in CSS pixels; 0 until that is known. */
function useRoom() {
  const desk = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!desk.current) return
    const watched = desk.current
    // Without a scroll bar's width, which comes and goes with the pages.
    const look = () => setRoom(Math.max(0, watched.offsetWidth - EDGES))
    const observer = new ResizeObserver(look)
    observer.observe(watched)
    look()
    return () => observer.disconnect()
  }, [])
  return [desk, room] as const
}
