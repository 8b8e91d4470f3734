import { type TouchEvent, useRef } from 'react'
import { followFinger } from './follow-finger.ts'

/** A bar for the mouse may take so much of what shows the pages, in CSS pixels. */
const SCROLL_BAR = 20

/** A finger that goes across turns a leaf; pages that are larger than what shows them are moved instead. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const act = useRef(turn)
  act.current = turn
  const finger = useRef<ReturnType<typeof followFinger>>(null)
  finger.current ??= followFinger((by) => act.current(by))
  const followed = finger.current
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const { scrollWidth, clientWidth } = event.currentTarget
      if (scrollWidth > clientWidth + SCROLL_BAR) followed.cancel()
      else followed.start(event)
    },
    onTouchEnd: followed.end,
    onTouchCancel: followed.cancel,
  }
}
