import { keysOf } from '@panai/contract/http/keys-of'
import { documentTypes } from '@panai/contract/submissions/submission-rules'
import { z } from 'zod'

const kinds = keysOf(documentTypes)

/** Another kind of document under the name of one for Word, or what such files are sent in. */
const otherKinds = ['rtf', 'page', 'flat', 'odt', 'epub', 'pages', 'zip', 'office', 'macros'] as const

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
    /**
     * `type`: not one of the kinds; `office`: a sheet, slides or another document of such a program; `macros`: a Word document with some;
     * `active`: runs or fetches something when it is opened; `objects`: of other programs; `inserted`: another file that is unpacked into
     * it; `fields`: that fetch something; `locked`: by a password; `harmful`: the virus scan says so; `unscanned`: too large for it;
     * `broken`: can't be opened; `failed`: by a fault of our own nobody knows.
     */
    problem: z.enum([
      'type',
      ...otherKinds,
      'active',
      'objects',
      'inserted',
      'fields',
      'locked',
      'harmful',
      'unscanned',
      'broken',
      'failed',
    ]),
  }),
])
/** As the inspecting process tells it. */
export type ReportedFinding = z.input<typeof documentFinding>
export type DocumentFinding = z.output<typeof documentFinding>
export type DocumentProblem = Extract<DocumentFinding, { problem: string }>['problem']

export function isOtherKind(problem: DocumentProblem): boolean {
  return otherKinds.some((one) => one === problem)
}
