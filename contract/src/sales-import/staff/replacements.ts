import { z } from 'zod'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, requiredText } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { currency } from '../../money/staff/currency-field.ts'
import { salesImportMessages } from './sales-import-messages.ts'
import { salesImport } from './sales-imports.ts'

/** Rows of both files together: they are all looked at while somebody waits. */
export const MOST_REPLACED_ROWS = 20_000
const MOST_EARLIER = 100

/** Why the earlier files can't give way now. */
export const replacementObstacles = ['at_work', 'too_large'] as const

const sums = {
  rows: z.int(),
  copies: z.int().meta({ description: 'Sold less returned.' }),
  royalty: z.number().meta({ description: 'In rupees.' }),
}
/** Of the earlier files, of this one, and this one less the earlier ones. */
const compared = z.object({
  before: z.object(sums),
  now: z.object(sums),
  difference: z.object(sums),
})

const whatChanges = compared
  .extend({
    currencies: z.array(compared.extend({ currency: currency.nullable() })),
    authors: z
      .array(
        z.object({
          author_id: z.int(),
          author_name: z.string(),
          before: z.number(),
          now: z.number(),
          difference: z.number(),
          is_stated: z.boolean().meta({
            description: 'The earlier figure is on a statement already; the next one corrects it.',
          }),
          is_below_zero: z.boolean().meta({
            description: 'More was paid than is left: the rest is deducted from later earnings.',
          }),
        }),
      )
      .meta({ description: 'At most 200, the largest differences first.' }),
    authors_count: z.int(),
    authors_stated: z.int(),
    authors_below_zero: z.int(),
    back_elsewhere: z.int().meta({
      description: 'Rows that come back in further files, which had left them out.',
    }),
    waiting: z.int().meta({ description: 'Rows of this file that lack something, and are not posted yet.' }),
    left_out: z.int(),
    sheets_left_out: z.int().meta({ description: 'Sheets that were not read and may have sales.' }),
    typed_before: z.int(),
    overlaps: z.int().meta({ description: 'Rows that may count what still further files have brought.' }),
    without_sale: z.int(),
    over_a_change: z.int(),
  })
  .meta({ description: 'All that the replacement does, and what is agreed to by it.' })

export const replacement = z
  .object({
    preview: z.string().meta({ description: 'Names exactly this preview; the replacement sends it back.' }),
    version,
    earlier: z.array(
      z.object({
        id: z.int(),
        version,
        file_name: z.string().nullable().meta({ description: 'null: a sale was typed.' }),
        posted: z.int().meta({ description: 'Its posted rows.' }),
        outside: z.int().meta({ description: 'Those of them whose days this file does not cover.' }),
      }),
    ),
    obstacles: z.array(z.object({ import_id: z.int().nullable(), why: z.enum(replacementObstacles) })),
    changes: whatChanges.nullable().meta({ description: 'null: there are obstacles.' }),
  })
  .meta({ id: 'Replacement' })
export type Replacement = z.output<typeof replacement>

const one = {
  tag: 'Staff: money',
  params: z.object({ id: idInPath }),
  notFound: staffMessages.notFound,
  path: '/api/staff/sales-imports/{id}/replacement',
  access: staffMay('money.move'),
  refusals: ['conflict'],
} as const

export const previewReplacement = endpoint({
  ...one,
  id: 'previewReplacement',
  method: 'GET',
  summary: 'What posting an import in place of the earlier files that it overlaps would change',
  description: 'Nothing is changed: it is carried out, looked at and rolled back.',
  output: staffRecord(replacement),
})

export const replaceImports = endpoint({
  ...one,
  id: 'replaceImports',
  method: 'POST',
  summary: 'Undoes the earlier files and posts this one, both or neither',
  description: 'Refused when it is not what the preview has shown.',
  body: jsonBody(
    z.object({
      version,
      preview: z.string().max(100),
      earlier: z
        .array(z.object({ id: z.int().min(1).max(MAX_ID), version }))
        .min(1)
        .max(MOST_EARLIER)
        .refine((given) => new Set(given.map(({ id }) => id)).size === given.length, {
          error: salesImportMessages.importTwice,
          abort: true,
        }),
      reason: requiredText({
        lines: 'one',
        most: 300,
        missing: salesImportMessages.replaceReason,
        tooLong: salesImportMessages.reasonTooLong,
      }),
    }),
  ),
  output: staffRecord(salesImport),
})

export const replacementEndpoints = [previewReplacement, replaceImports] as const
