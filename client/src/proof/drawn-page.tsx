import { type MouseEvent, useEffect, useRef } from 'react'
import type { OpenPdf } from './open-pdf.ts'

/** A page that is drawn. The functions stay the same ones, or it is drawn again. */
export type Drawn = {
  readonly pdf: OpenPdf
  readonly page: number
  /** In CSS pixels. */
  readonly width: number
  readonly label: string
  readonly onDrawn?: (page: number) => void
  readonly onFailed: () => void
}

type Props = Drawn & { readonly onClick?: ((event: MouseEvent) => void) | null }

/** One page, as the press prints it. A canvas is drawn once: another width is another one. */
export function DrawnPage({ pdf, page, width, label, onDrawn, onFailed, onClick }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    let isOver = false
    const { done, cancel } = pdf.draw(page, canvas.current, width)
    done.then(
      () => {
        if (!isOver) onDrawn?.(page)
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
  return <canvas ref={canvas} role="img" aria-label={label} onClick={onClick ?? undefined} />
}
