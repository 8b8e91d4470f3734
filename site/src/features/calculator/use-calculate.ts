import { type Dispatch, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CalculatorAction } from './calculator-state.ts'

/** Working it out takes no time that anybody could see. This much is for seeing that it was done. */
const BUSY_MS = 300

/** The Calculate button: busy for a moment, and the focus is where it was when it is done. */
export function useCalculate(dispatch: Dispatch<CalculatorAction>) {
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function calculate() {
    if (busy) return
    const hadFocus = document.activeElement === button.current
    setBusy(true)
    setTimeout(() => {
      flushSync(() => {
        dispatch({ type: 'calculate', at: new Date().toISOString() })
        setBusy(false)
      })
      // A button that is disabled loses the focus, and takes it again only once it is drawn enabled.
      if (hadFocus) button.current?.focus({ preventScroll: true })
    }, BUSY_MS)
  }

  return { busy, calculate, button }
}
