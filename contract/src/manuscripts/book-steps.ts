import { z } from 'zod'
import { trimSizes } from '../language/vocabulary.ts'

/** What is done to a manuscript until it is a book, in this order. */
export const bookStepKinds = ['check', 'edits', 'interior', 'ebook', 'cover'] as const

export const bookStep = z
  .object({
    kind: z.enum(bookStepKinds).meta({
      description:
        '`edits`: what was changed in the text is used; there is none where nothing was changed. Of a PDF there is the check alone.',
    }),
    state: z.enum(['later', 'waiting', 'working', 'done', 'failed']).meta({
      description: '`later`: it waits for a step before it, or for findings that stop the book to be mended.',
    }),
    ahead: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'While it waits: how many others come first; null: not known, or none works.' }),
    seconds: z.int().min(0).nullable().meta({ description: 'While it is worked on: for how long.' }),
    usual_seconds: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'How long the last ones took, the one in the middle; null: there were too few.' }),
    sizes: z
      .array(z.enum(trimSizes))
      .nullable()
      .meta({ description: 'Of the pages: in which sizes they are set, or known to be too many.' }),
    changes: z.int().min(0).nullable().meta({ description: 'Of the edits: how many changed the text.' }),
    fault: z.enum(['ours', 'file', 'too_long']).nullable().meta({
      description:
        'Where it failed: `ours`: of the program or its limits; `file`: it can’t be read, as the check says; `too_long`: it has more pages than we print.',
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed, for our people alone; null for its author.' }),
  })
  .meta({ id: 'BookStep' })
export type BookStep = z.output<typeof bookStep>

/** Something is about to happen: it is worth asking again soon. */
export const isMoving = (steps: readonly BookStep[]): boolean =>
  steps.some(({ state }) => state === 'waiting' || state === 'working')

/** What of it changes when there is something else to be read of a check. */
export const checkMark = (steps: readonly BookStep[]): string =>
  steps.map(({ kind, state }) => (kind === 'check' ? state : '')).join('')
