import { Box } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const scrolling = {
  overflowX: 'auto',
  '&& .RaDataTable-tableWrapper': { overflowX: 'visible' },
} as const

/** Moves a table that is wider than the screen by itself; where it does, the keyboard reaches it, also when nothing in it can have focus. */
export function SidewaysScroll({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isWider, setIsWider] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setIsWider(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return (
    <Box ref={box} sx={scrolling} {...(isWider && { tabIndex: 0, role: 'region', 'aria-label': 'Table' })}>
      <Box sx={{ minWidth: 'min-content' }}>{children}</Box>
    </Box>
  )
}
