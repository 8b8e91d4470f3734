import { Box } from '@mui/material'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const scrolling = {
  overflowX: 'auto',
  '&& .RaDataTable-tableWrapper': { overflowX: 'visible' },
} as const

/** Moves a table that is wider than the screen by itself; where it does, the keyboard reaches it, also when nothing in it can have focus. */
export function SidewaysScroll({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isWider, setIsWider] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const isWiderNow = () => element.scrollWidth > element.clientWidth
    setIsWider(isWiderNow())
    // At once, and not with React's next turn: on a busy machine that comes when the rows have been there for a while.
    const look = () => flushSync(() => setIsWider(isWiderNow()))
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    const rows = new MutationObserver(look)
    rows.observe(element, { subtree: true, childList: true, characterData: true })
    return () => {
      sizes.disconnect()
      rows.disconnect()
    }
  }, [])

  return (
    <Box ref={box} sx={scrolling} {...(isWider && { tabIndex: 0, role: 'region', 'aria-label': 'Table' })}>
      <Box sx={{ minWidth: 'min-content' }}>{children}</Box>
    </Box>
  )
}
