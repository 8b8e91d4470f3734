import { useEffect, useState } from 'react'

/** What was answered: null as long as it is on its way. @param key of what is asked for: it is asked again with another one */
export function useAsked<Answer>(key: string, ask: () => Promise<Answer>) {
  const [told, setTold] = useState<{ key: string; found: Answer | 'failed' } | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again; `ask` is made anew whenever the page is
  useEffect(() => {
    let isOver = false
    const tell = (found: Answer | 'failed') => {
      if (!isOver) setTold({ key, found })
    }
    ask().then(tell, () => tell('failed'))
    return () => {
      isOver = true
    }
  }, [key, tries])
  return { found: told?.key === key ? told.found : null, again: () => setTries(tries + 1) }
}
