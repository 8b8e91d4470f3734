import { useEffect, useRef, useState } from 'react'

/** Two pages need so much room, in CSS pixels. */
export const ROOM_FOR_TWO = 600
/** Of the window's height, for the pages of an open book. */
const SHARE_OF_HEIGHT = 0.82
const LEAST_HEIGHT = 360

/** How wide each page is that is shown in some room, in CSS pixels. @param shape how wide it is to its height */
export function pageWidth(room: number, inPairs: boolean, shape: number): number {
  if (!inPairs) return room
  const byHeight = Math.max(window.innerHeight * SHARE_OF_HEIGHT, LEAST_HEIGHT) * shape
  return Math.min(room / 2, byHeight)
}

/** What pages are shown in, and how wide it is within; 0 until that is known. @param edges what is around them. Both in CSS pixels. */
export function useRoom<Kind extends HTMLElement>(edges: number) {
  const place = useRef<Kind>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const watched = place.current
    // Without a scroll bar's width, which comes and goes with the pages.
    const look = () => setRoom(Math.max(0, watched.offsetWidth - edges))
    const observer = new ResizeObserver(look)
    observer.observe(watched)
    look()
    return () => observer.disconnect()
  }, [edges])
  return [place, room] as const
}
