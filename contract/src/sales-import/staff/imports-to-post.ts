import { z } from 'zod'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { MAX_ID } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { salesImportMessages } from './sales-import-messages.ts'

const shared = { tag: 'Staff: money' } as const

/** What somebody has to look at in an import before it is posted. */
export const lookReasons = [
  'left_out',
  'sheets_left_out',
  'month_by_name',
  'typed_before',
  'revisions',
  'lacking',
  'overlaps',
  'over_a_change',
  'without_sale',
  'shown_again',
] as const
export type LookReason = (typeof lookReasons)[number]

export const importToPost = z
  .object({
    id: z.int(),
    version,
    file_name: z.string().nullable(),
    rows: z.int().meta({ description: 'Of those that are posted next.' }),
    copies: z.int(),
    owed: z
      .number()
      .nullable()
      .meta({ description: 'What comes to us, in rupees, be it paid already or not.' }),
    royalty: z.number().meta({ description: 'Of all authors together, in rupees.' }),
    waiting: z.int().meta({ description: 'Rows that are not posted yet, since they lack something.' }),
    look_at: z.array(z.enum(lookReasons)).meta({
      description: 'Why it is posted on its own screen only; empty: it can be posted with others.',
    }),
  })
  .meta({ id: 'ImportToPost' })
export type ImportToPost = z.output<typeof importToPost>

/** So many are shown, and posted together at most, the oldest first. */
export const MOST_POSTED_TOGETHER = 100

export const listImportsToPost = endpoint({
  ...shared,
  id: 'listImportsToPost',
  method: 'GET',
  path: '/api/staff/sales-imports-to-post',
  access: staffMay('money.read'),
  summary: `Imports with rows to post, the oldest ${MOST_POSTED_TOGETHER}, and what they come to`,
  output: z.object({ success: z.literal(true), data: z.array(importToPost) }),
})

export const postSalesImports = endpoint({
  ...shared,
  id: 'postSalesImports',
  method: 'POST',
  path: '/api/staff/sales-imports-to-post',
  access: staffMay('money.move'),
  summary: 'Posts the new rows of several imports, in the background: each all at once',
  description: 'Refused as a whole when one of them is not as it was looked at, or has something to look at.',
  body: jsonBody(
    z.object({
      imports: z
        .array(z.object({ id: z.int().min(1).max(MAX_ID), version }))
        .min(1)
        .max(MOST_POSTED_TOGETHER)
        .refine((given) => new Set(given.map(({ id }) => id)).size === given.length, {
          error: salesImportMessages.importTwice,
          abort: true,
        }),
    }),
  ),
  output: staffRecord(z.object({ posting: z.int() })),
  refusals: ['conflict'],
})

export const importsToPostEndpoints = [listImportsToPost, postSalesImports] as const
