import { localised } from '@panai/contract/language/localised'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { CommentsOnPages } from './comments-on-pages.tsx'
import type { EarlierReading } from './earlier-reading.ts'
import { leafOfKey } from './leaf-of-key.ts'
import type { OpenPdf } from './open-pdf.ts'
import { Overview } from './overview.tsx'
import { ProofBar } from './proof-bar.tsx'
import type { Conversation } from './proof-comments.tsx'
import { ProofPage } from './proof-page.tsx'
import { pageWidth, ROOM_FOR_TWO, useRoom } from './room-for-pages.ts'
import { nearestPage, pagesAt, turned } from './spreads.ts'
import { type PageReading, TextOfPages } from './text-of-pages.tsx'
import { useCommenting } from './use-commenting.ts'
import { useOpening } from './use-opening.ts'
import { useOverview } from './use-overview.ts'
import { useSwipe } from './use-swipe.ts'
import { WhatChanged } from './what-changed.tsx'

const words = localised(
  {
    region: 'Pages of the book',
    pages: (open: readonly number[], all: number) =>
      open.length > 1 ? `Pages ${open.join(' and ')} of ${all}` : `Page ${open[0]} of ${all}`,
    page: (page: number) => `Page ${page}`,
  },
  {
    region: 'நூலின் பக்கங்கள்',
    pages: (open: readonly number[], all: number) =>
      open.length > 1 ? `பக்கங்கள் ${open.join(', ')} (மொத்தம் ${all})` : `பக்கம் ${open[0]} (மொத்தம் ${all})`,
    page: (page: number) => `பக்கம் ${page}`,
  },
)

/** Where keys are what is typed or chosen. */
const typed = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
const sizes = [1, 1.5, 2, 3] as const
/** Of the desk around the pages, in CSS pixels. */
const EDGES = 2 * (12 + 1) + 2

type Props = {
  readonly pdf: OpenPdf
  /** null: it is not there yet. */
  readonly conversation: Conversation | null
  readonly reading: PageReading
  /** null: it is not known whether there were any. */
  readonly earlier: EarlierReading | null
  readonly onFailed: () => void
}

/** The pages that lie open, what turns them, and what is said about them. */
export function OpenBook({ pdf, conversation, reading, earlier, onFailed }: Props) {
  const [desk, room] = useRoom(EDGES)
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
  const width = Math.floor(pageWidth(room, spread.inPairs, pdf.shape) * (sizes[size] ?? 1))
  const to = (wanted: number) => setPage(nearestPage(wanted, pdf.pages))
  const commenting = useCommenting(pdf, conversation, open)
  const turn = (page: number | null) => (page === null ? null : () => to(page))
  const turnBy = (by: 1 | -1) => turn(by === 1 ? next : previous)?.()
  const swiping = useSwipe(turnBy)
  const overview = useOverview()
  const text = useOpening()
  const changes = useOpening()
  const hasEarlier = earlier !== null && earlier.pages.length > 0
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
        text={text}
        changes={hasEarlier ? changes : null}
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
      {hasEarlier && changes.isOpen && (
        <WhatChanged
          id={changes.id}
          pdf={pdf}
          shown={reading.sha256}
          earlier={earlier}
          onPage={(wanted) => {
            to(wanted)
            desk.current?.focus()
          }}
        />
      )}
      {text.isOpen && <TextOfPages id={text.id} open={open} reading={reading} />}
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
