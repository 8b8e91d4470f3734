import { type TouchEvent, useRef } from 'react'
import { leafOfSwipe, type Touched } from './swipe.ts'

/** A bar for the mouse may take so much of what shows the pages, in CSS pixels. */
const SCROLL_BAR = 20

/**
 * A finger that goes across turns a leaf. What the browser does with fingers stays as it is: pages that are larger than what shows them are
 * moved, by a screen that was made larger with two fingers too, and a tap is a click.
 */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<Touched | null>(null)
  const placeOf = ({ changedTouches, timeStamp }: TouchEvent): Touched | null => {
    const finger = changedTouches[0]
    return finger ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null
  }
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const { scrollWidth, clientWidth } = event.currentTarget
      const isMoved = scrollWidth > clientWidth + SCROLL_BAR || (window.visualViewport?.scale ?? 1) > 1.01
      from.current = event.touches.length > 1 || isMoved ? null : placeOf(event)
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const to = placeOf(event)
      const leaf = from.current && to && leafOfSwipe(from.current, to)
      from.current = null
      if (leaf) turn(leaf)
    },
    onTouchCancel: () => {
      from.current = null
    },
  }
}
