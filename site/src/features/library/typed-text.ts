import { useRef, useState } from 'react'

const PAUSE = 300

/**
 * The text of a field whose settled value lives in the address. While somebody types, the field leads and the address
 * follows after a short pause; when the address changes for another reason (Back, a link), the field follows it.
 * `settle` is called after the pause and must find out itself whether its page is still the one shown.
 */
export function useTypedText(settled: string, settle: (text: string) => void) {
  const [text, setText] = useState(settled)
  const [seen, setSeen] = useState(settled)
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (settled !== seen) {
    setSeen(settled)
    const arrived = underWay.indexOf(settled)
    // What arrives of our own sending may be older than what has been typed since.
    if (arrived < 0) setText(settled)
    setUnderWay(arrived < 0 ? [] : underWay.slice(arrived + 1))
  }

  /** Stops waiting; the caller takes the text to the address at once. */
  function take(value = text): string {
    clearTimeout(pause.current)
    setUnderWay((values) => [...values, value.trim() === '' ? '' : value])
    return value
  }

  function type(value: string) {
    setText(value)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => settle(take(value)), PAUSE)
  }

  /** What was typed before the page came to life told nobody: only the field has it. */
  function adopt(field: HTMLInputElement | null) {
    if (field && field.value !== text) type(field.value)
  }

  return { text, type, take, adopt }
}
