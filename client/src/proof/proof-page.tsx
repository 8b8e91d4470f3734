import { MOST_OF_PLACE } from '@panai/contract/threads/proof-comment-rules'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { type PlaceOnPage, thousandths } from './page-words.ts'

export type Pin = PlaceOnPage & {
  readonly key: string
  /** What stands in the pin. */
  readonly sign: string
  readonly label: string
  readonly onOpen: () => void
}

type Props = {
  readonly pdf: OpenPdf
  readonly page: number
  /** In CSS pixels. */
  readonly width: number
  readonly label: string
  /** Drawn ahead, and not shown yet. */
  readonly isAhead: boolean
  /** What is written about places on it. */
  readonly pins: readonly Pin[]
  /** null: nothing can be written. */
  readonly onPlace: ((place: PlaceOnPage) => void) | null
  readonly onDrawn: (page: number) => void
  readonly onFailed: () => void
}

/** One page, as the press prints it. A canvas is drawn once: another width is another one. */
export function ProofPage({ pdf, page, width, label, isAhead, pins, onPlace, onDrawn, onFailed }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    let isOver = false
    const { done, cancel } = pdf.draw(page, canvas.current, width)
    done.then(
      () => {
        if (!isOver) onDrawn(page)
      },
      () => {
        if (!isOver) onFailed()
      },
    )
    return () => {
      isOver = true
      cancel()
    }
  }, [pdf, page, width, onDrawn, onFailed])
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPlace?.({ x: thousandths((clientX - left) / width), y: thousandths((clientY - top) / height) })
  }
  return (
    <div
      hidden={isAhead}
      className={page % 2 === 1 ? 'proof-page proof-right' : 'proof-page proof-left'}
      style={{ width, height: width / pdf.shape }}
    >
      <canvas ref={canvas} role="img" aria-label={label} onClick={onPlace ? place : undefined} />
      {pins.map(({ key, sign, label, x, y, onOpen }) => (
        <button
          key={key}
          type="button"
          className="proof-pin"
          aria-label={label}
          title={label}
          style={{ left: `${(x / MOST_OF_PLACE) * 100}%`, top: `${(y / MOST_OF_PLACE) * 100}%` }}
          onClick={onOpen}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  )
}
