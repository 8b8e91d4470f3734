import { MOST_OF_PLACE } from '@panai/contract/threads/proof-comment-rules'
import type { MouseEvent } from 'react'
import { type Drawn, DrawnPage } from './drawn-page.tsx'
import { type PlaceOnPage, thousandths } from './page-words.ts'

export type Pin = PlaceOnPage & {
  readonly key: string
  /** What stands in the pin. */
  readonly sign: string
  readonly label: string
  readonly onOpen: () => void
}

type Props = Drawn & {
  /** Drawn ahead, and not shown yet. */
  readonly isAhead: boolean
  /** What is written about places on it. */
  readonly pins: readonly Pin[]
  /** null: nothing can be written. */
  readonly onPlace: ((place: PlaceOnPage) => void) | null
}

/** One page of an open book, and the pins on it. */
export function ProofPage({ isAhead, pins, onPlace, ...drawn }: Props) {
  const { pdf, page, width } = drawn
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
      <DrawnPage {...drawn} onClick={onPlace ? place : null} />
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
