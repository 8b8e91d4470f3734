import { type CoverPlan, drawCover } from '@panai/client/drawn-cover/draw-cover'
import { COVER_HEIGHT, COVER_WIDTH } from '@panai/client/drawn-cover/layouts'
import { useEffect, useRef } from 'react'

type CoverCanvasProps = {
  plan: CoverPlan
  /** In pixels of the picture. */
  width: number
  /** What is heard of it; without one it is ornament. */
  label?: string
  className: string
}

/** A cover, drawn again when anything about it changes. */
export function CoverCanvas({ plan, width, label, className }: CoverCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { layout, palette, family } = plan
  const { title, subtitle, author } = plan.words

  useEffect(() => {
    if (!canvas.current) return
    const words = { title, subtitle, author }
    const control = new AbortController()
    // Where it can't be drawn it stays empty, and the choice has a name.
    drawCover(canvas.current, width, { layout, palette, words, family }, control.signal).catch(() => {})
    return () => control.abort()
  }, [layout, palette, title, subtitle, author, family, width])

  return (
    <canvas
      ref={canvas}
      width={width}
      height={Math.round((width * COVER_HEIGHT) / COVER_WIDTH)}
      className={`aspect-5/8 h-auto border border-line ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
