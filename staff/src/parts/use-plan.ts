import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { firstProblemOf } from '../api/api-error.ts'

/** What a change to many records would do is looked at first, and only then done. What goes wrong takes the look back and says why. */
export function usePlan<P>() {
  const [plan, setPlan] = useState<P | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const notify = useNotify()
  const refresh = useRefresh()

  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    try {
      await work()
    } catch (cause) {
      setPlan(null)
      // What is wrong with the file or the new value says more than that something is.
      setProblem(cause instanceof Error ? (firstProblemOf(cause) ?? cause.message) : String(cause))
    }
  }

  return {
    plan,
    problem,
    look: (preview: () => Promise<P>) => attempt(async () => setPlan(await preview())),
    /** For when something else is chosen. */
    forget: () => setPlan(null),
    /** `work` does it, and gives what was done, to be said. */
    apply: (work: () => Promise<string>, onDone: () => void) =>
      attempt(async () => {
        notify(await work(), { type: 'success' })
        onDone()
        refresh()
      }),
  }
}
