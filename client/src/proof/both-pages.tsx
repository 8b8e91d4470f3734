import { DrawnPage } from './drawn-page.tsx'
import type { OpenPdf } from './open-pdf.ts'
import { pageWidth, ROOM_FOR_TWO, useRoom } from './room-for-pages.ts'

type Side = { readonly pdf: OpenPdf; readonly page: number; readonly caption: string }

type Props = {
  readonly then: Side
  readonly now: Side
  /** Stays the same function. */
  readonly onFailed: () => void
}

/** Between two pages, in CSS pixels. */
const GAP = 12
/** Of the lines around a page. */
const EDGES = 2

/** Two pages beside each other, one above the other where there is no room for two. */
export function BothPages({ then, now, onFailed }: Props) {
  const [place, room] = useRoom<HTMLDivElement>(EDGES)
  const inPairs = room >= ROOM_FOR_TWO
  return (
    <div ref={place} className="proof-both" style={{ gap: GAP }}>
      {room > 0 &&
        [then, now].map(({ pdf, page, caption }) => {
          const width = Math.floor(pageWidth(inPairs ? room - GAP - EDGES : room, inPairs, pdf.shape))
          return (
            <figure key={caption}>
              <figcaption>{caption}</figcaption>
              <div className="proof-page" style={{ width, height: width / pdf.shape }}>
                <DrawnPage key={width} {...{ pdf, page, width, onFailed }} label={caption} />
              </div>
            </figure>
          )
        })}
    </div>
  )
}
