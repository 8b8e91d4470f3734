import { type ReactNode, useEffect, useState } from 'react'
import { useEditContext } from 'react-admin'

/**
 * Shows a form when the record has come from the server. Who comes from a list has its row at once, and what was typed into a form of
 * that would be gone when the whole record takes its place.
 */
export function WhenWhole({ children }: { children: ReactNode }) {
  const { isFetching } = useEditContext()
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    if (!isFetching) setIsWhole(true)
  }, [isFetching])
  return isWhole ? children : null
}
