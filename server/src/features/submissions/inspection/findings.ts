import { documentTypes } from '@panai/contract/submission-rules'
import { z } from 'zod'

const kinds = Object.keys(documentTypes) as (keyof typeof documentTypes)[] // they are its own keys

export const documentFinding = z.union([
  z.object({ kind: z.enum(kinds), pages: z.int().min(1).max(50_000).nullable() }),
  z.object({
    /** `type`: not one of the kinds, or one that does harm; `locked`: by a password; `broken`: can't be opened. */
    problem: z.enum(['type', 'locked', 'broken']),
  }),
])
export type DocumentFinding = z.output<typeof documentFinding>

export const coverFinding = z.union([
  z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  z.object({ problem: z.enum(['type', 'pixels']) }),
])
export type CoverFinding = z.output<typeof coverFinding>

/** What the inspecting process is asked, as its one argument. */
export type Task = {
  document: string | null
  cover: { from: string; to: string }
}
