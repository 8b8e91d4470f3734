import type { Step } from './read-booklists.ts'
import { stages } from './submission-status.ts'

export type StageOnWay = {
  readonly title: string
  /** When it was reached last; null: still to come. */
  readonly at: string | null
  readonly note: string | null
  readonly state: 'done' | 'here' | 'ahead'
}

/**
 * The whole way of a submission with the place where it is now. A step back makes the places behind it lie ahead again. Null for
 * a status that is no place on the way.
 */
export function wayOfSubmission(
  status: string,
  steps: readonly Step[],
): { stages: StageOnWay[]; next: string } | null {
  const here = stages.findIndex((stage) => stage.status === status)
  const current = stages[here]
  if (!current) return null
  return {
    next: current.next,
    stages: stages.map((stage, at) => {
      const reached = at <= here ? steps.findLast((step) => step.status === stage.status) : undefined
      return {
        title: stage.title,
        at: reached?.at ?? null,
        note: reached?.note ?? null,
        state: at < here ? 'done' : at === here ? 'here' : 'ahead',
      }
    }),
  }
}
