import { memo, useEffect, useRef } from 'react'
import { commentWords } from './comment-words.ts'
import type { OpenPdf } from './open-pdf.ts'

/** In CSS pixels. */
export const THUMBNAIL_WIDTH = 88

type Props = {
  readonly pdf: OpenPdf
  readonly page: number
  /** It lies open below. */
  readonly isOpen: boolean
  /** The one of them all that is reached with Tab. */
  readonly isReached: boolean
  readonly isInView: boolean
  /** Open ones that stand on it. */
  readonly comments: number
  readonly onPage: (page: number) => void
}

/** A small picture of a page, which leads there. It is drawn where it is in view, and given up where it is not. */
export const Thumbnail = memo(function Thumbnail({
  pdf,
  page,
  isOpen,
  isReached,
  isInView,
  ...props
}: Props) {
  const { comments, onPage } = props
  const height = THUMBNAIL_WIDTH / pdf.shape
  return (
    <li>
      <button
        type="button"
        data-page={page}
        aria-current={isOpen ? 'page' : undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={() => onPage(page)}
      >
        <span className="proof-small" style={{ width: THUMBNAIL_WIDTH, height }}>
          {isInView && <Small pdf={pdf} page={page} />}
          {comments > 0 && (
            <span aria-hidden="true" className="proof-count">
              {comments}
            </span>
          )}
        </span>
        <span aria-hidden="true">{page}</span>
        <span className="proof-said">{commentWords.thumbnail(page, comments)}</span>
      </button>
    </li>
  )
})

/** One that can't be drawn stays white: its page tells why when it is turned to. */
function Small({ pdf, page }: Pick<Props, 'pdf' | 'page'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    const { done, cancel } = pdf.draw(page, drawn, THUMBNAIL_WIDTH)
    done.catch(() => {})
    return () => {
      cancel()
      // What is not shown any more keeps its dots until it is collected, and phones have few.
      drawn.width = 0
    }
  }, [pdf, page])
  return <canvas ref={canvas} />
}
