import { documentTypes } from '@panai/contract/submission-rules'
import { z } from 'zod'

const kinds = Object.keys(documentTypes) as (keyof typeof documentTypes)[] // they are its own keys

const side = z.number().positive().max(99_999)

export const documentFinding = z.union([
  z.object({
    kind: z.enum(kinds),
    pages: z.int().min(1).max(50_000).nullable(),
    /** Of the first pages. false: they are pictures, such as scans. null: nobody can tell. */
    hasText: z.boolean().nullable().default(null),
    /** Of the first page, in millimetres. */
    pageSize: z.object({ width: side, height: side }).nullable().default(null),
  }),
  z.object({
    /** `type`: not one of the kinds, or one that does harm; `locked`: by a password; `broken`: can't be opened. */
    problem: z.enum(['type', 'locked', 'broken']),
  }),
])
/** As the inspecting process tells it. */
export type ToldFinding = z.input<typeof documentFinding>
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
