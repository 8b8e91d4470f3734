import { leafOfSwipe, type Touched } from './leaf-of-swipe.ts'

type Fingers = {
  readonly touches: { readonly length: number }
  readonly changedTouches: ArrayLike<{ readonly clientX: number; readonly clientY: number }>
  readonly timeStamp: number
}

/**
 * A finger that goes across turns a leaf. What the browser does with fingers stays as it is: a screen that was made larger with two fingers
 * is moved, and a tap is a click.
 */
export function followFinger(turn: (by: 1 | -1) => void) {
  let from: Touched | null = null
  const placeOf = ({ changedTouches, timeStamp }: Fingers): Touched | null => {
    const finger = changedTouches[0]
    return finger ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null
  }
  return {
    start: (event: Fingers) => {
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01
      from = event.touches.length > 1 || isEnlarged ? null : placeOf(event)
    },
    end: (event: Fingers) => {
      const to = placeOf(event)
      const leaf = from && to && leafOfSwipe(from, to)
      from = null
      if (leaf) turn(leaf)
    },
    cancel: () => {
      from = null
    },
  }
}
