import { localised } from '@panai/contract/language/localised'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { nearestPage } from './spreads.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useInView } from './use-in-view.ts'

const title = localised('All pages', 'எல்லாப் பக்கங்களும்')

type Props = {
  readonly id: string
  readonly pdf: OpenPdf
  /** The pages that lie open. */
  readonly open: readonly number[]
  readonly counts: ReadonlyMap<number, number>
  readonly onPage: (page: number) => void
  readonly onClose: () => void
}

/** All pages as small pictures. One of them is reached with Tab, the others with the arrows. */
export function Overview({ id, pdf, open, counts, onPage, onClose }: Props) {
  const grid = useRef<HTMLElement>(null)
  const inView = useInView(grid)
  const go = useRef(onPage)
  go.current = onPage
  // The same one for ever, or a thousand pictures would be looked at again whenever a leaf is turned.
  const goTo = useCallback((page: number) => go.current(page), [])
  const [reached, setReached] = useState(open[0] ?? 1)
  const buttonOf = (page: number) => grid.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands when it is opened
  useEffect(() => {
    const [first, place] = [buttonOf(reached), grid.current]
    first?.focus({ preventScroll: true })
    if (first && place) place.scrollTop = first.offsetTop - place.clientHeight / 2
  }, [])
  const byKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = columnsOf(grid.current)
    const wanted: Readonly<Record<string, number>> = {
      ArrowLeft: reached - 1,
      ArrowRight: reached + 1,
      ArrowUp: reached - row,
      ArrowDown: reached + row,
      Home: 1,
      End: pdf.pages,
    }
    const page = wanted[event.key]
    if (event.key === 'Escape') onClose()
    else if (page === undefined) return
    else reach(nearestPage(page, pdf.pages))
    event.preventDefault()
    event.stopPropagation()
  }
  const reach = (page: number) => {
    setReached(page)
    buttonOf(page)?.focus()
  }
  return (
    <section ref={grid} id={id} className="proof-overview" aria-label={title} onKeyDown={byKey}>
      <ol>
        {Array.from({ length: pdf.pages }, (_, at) => at + 1).map((page) => (
          <Thumbnail
            key={page}
            pdf={pdf}
            page={page}
            isOpen={open.includes(page)}
            isReached={page === reached}
            isInView={inView.has(page)}
            comments={counts.get(page) ?? 0}
            onPage={goTo}
          />
        ))}
      </ol>
    </section>
  )
}

/** How many pictures stand in a row. */
function columnsOf(grid: HTMLElement | null): number {
  const [first, ...others] = grid?.querySelectorAll<HTMLElement>('li') ?? []
  const next = others.findIndex(({ offsetTop }) => offsetTop !== first?.offsetTop)
  return next === -1 ? 1 : next + 1
}
