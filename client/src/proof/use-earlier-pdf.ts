import { useCallback, useEffect, useState } from 'react'
import { type OpenPdf, openPdf, startReader } from './open-pdf.ts'

/** Pages that are fetched and opened when they are first wanted, and closed with what shows them. `pdf` is null until then. */
export function useEarlierPdf(fetched: () => Promise<Uint8Array>) {
  const [pdf, setPdf] = useState<OpenPdf | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again; `fetched` is made anew whenever the page is
  useEffect(() => {
    if (tries === 0) return
    let opened: OpenPdf | null = null
    let isOver = false
    const open = async () => {
      const bytes = await fetched()
      if (isOver) return
      opened = await openPdf(bytes, startReader())
      if (isOver) opened.close()
      else setPdf(opened)
    }
    open().catch(() => {
      if (!isOver) setPdf('failed')
    })
    return () => {
      isOver = true
      opened?.close()
      setPdf(null)
    }
  }, [tries])
  return {
    pdf,
    want: () => setTries((before) => Math.max(before, 1)),
    again: () => setTries((before) => before + 1),
    /** The same one for ever, or the pages would be drawn again. */
    fail: useCallback(() => setPdf('failed'), []),
  }
}
