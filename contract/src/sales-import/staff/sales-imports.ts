import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { monthPattern } from '../../http/day-fields.ts'
import { endpoint, type FileRule, file, jsonBody, multipartBody } from '../../http/endpoint.ts'
import { idInPath, oneOf, requiredText } from '../../http/fields.ts'
import { keysOf } from '../../http/keys-of.ts'
import { staffMay } from '../../http/permissions.ts'
import { currency } from '../../money/staff/currency-field.ts'
import { withheldTaxes } from '../../money/staff/withheld-taxes.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { salesFileProblems } from '../../sales/sales-files.ts'
import { importStates, lineStates, waitReasons } from '../../sales/sales-import-states.ts'
import { salesAccountMessages } from './sales-account-rules.ts'
import { namedSalesAccount } from './sales-accounts.ts'
import {
  compared,
  leftOutRows,
  leftOutSheet,
  overAChange,
  overlaps,
  returnsAnew,
  revisions,
} from './sales-import-findings.ts'
import { salesImportMessages } from './sales-import-messages.ts'

export const salesFileRule = {
  most: 512 * 1024 * 1024,
  tooLarge: 'The file must have at most 512 MB',
  types: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/zip',
    'application/x-zip-compressed',
    'application/gzip',
    'application/x-gzip',
    'application/octet-stream',
  ],
  wrongType: 'Please choose a table as text, a workbook (.xlsx or .ods), or a zip with one of them in it',
  missing: 'Please choose a file',
} as const satisfies FileRule

/** Rows of one state and currency, together. */
export const lineGroup = z.object({
  state: z.enum(lineStates),
  waits_for: z.enum(waitReasons).nullable(),
  currency: currency.nullable().meta({ description: 'null: rows without money.' }),
  rows: z.int(),
  copies: z.int().meta({ description: 'Sold less returned.' }),
  returned: z.int(),
  free_copies: z.int(),
  pages: z.int(),
  amount: z.number().meta({ description: 'What was paid for the copies, in units of the currency.' }),
  proceeds: z.number().meta({ description: 'What the channel owes before tax, in units of the currency.' }),
  taxes: withheldTaxes,
  rupees: z.number().nullable().meta({
    description:
      'What comes to us for them, at the rates of their days; null: no rate is known, or it was not reckoned.',
  }),
  received: z.number().meta({ description: 'What of that has been paid already, in rupees.' }),
  received_before: z.number().meta({
    description: 'What more has been paid, and was entered as received before the rows said so.',
  }),
  rates: z.array(z.string()).meta({
    description: 'Rupees for one unit of the currency, of rows that are to be posted: each that is used.',
  }),
})
export type LineGroup = z.output<typeof lineGroup>

export const fileProblem = z.object({
  text: z.string().meta({ description: 'The whole problem in words.' }),
  code: z.enum(keysOf(salesFileProblems)),
  sheet: z.string().nullable(),
  row: z.int().nullable(),
  column: z.string().nullable(),
  found: z.string().nullable(),
})

export const salesImport = z
  .object({
    id: z.int(),
    version,
    kind: z.enum(['file', 'manual']),
    state: z.enum(importStates),
    file_name: z.string().nullable(),
    file_bytes: z.int().nullable(),
    has_file: z.boolean(),
    channel: z.enum(salesChannels).nullable().meta({ description: 'null: each row names its own.' }),
    sales_account: namedSalesAccount.nullable().meta({
      description: 'The shop, distributor or fair whose file it is; null: of none, or its rows name theirs.',
    }),
    discounted_rows: z.int().meta({
      description:
        'Rows of which the file does not say what is owed: it is the price less the discount of the account.',
    }),
    is_estimate: z.boolean(),
    covers_from: z.iso.date().nullable(),
    covers_to: z.iso.date().nullable(),
    progress: z.number().min(0).max(1),
    rows_read: z.int(),
    groups: z.array(lineGroup),
    problems: z.object({ count: z.int(), named: z.array(fileProblem) }).nullable(),
    created_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    posted_at: z.iso.datetime().nullable(),
    undone_at: z.iso.datetime().nullable(),
    undo_reason: z.string().nullable(),
    replaced_by: z.int().nullable().meta({ description: 'The import that was posted in its place.' }),
    replaces: z.array(z.int()).meta({
      description: 'The imports in whose place it was posted. Only for a single import, not in the list.',
    }),
    typed_before: z.array(z.object({ sheet: z.string().nullable(), row: z.int(), import_id: z.int() })).meta({
      description: 'Rows that look like typed sales. Only for a single import, not in the list.',
    }),
    royalty: z.number().meta({
      description: 'Of all authors together, in rupees. Of an import that is looked at by itself.',
    }),
    left_out: leftOutRows.nullable(),
    sheets_left_out: z.array(leftOutSheet),
    months_by_name: z
      .array(z.object({ sheet: z.string().nullable(), month: z.string(), by: z.enum(['sheet', 'file']) }))
      .meta({ description: 'Months (`2026-04`) of sheets without days that nothing but a name tells.' }),
    sheets_with_commas: z
      .array(z.object({ sheet: z.string().nullable() }))
      .meta({ description: 'Sheets whose numbers have a comma before their decimals: `8,982` is 8.982.' }),
    overlaps: overlaps.nullable().meta({
      description: 'Of an import that is looked at by itself, while it has such rows to post.',
    }),
    revisions: revisions.nullable().meta({
      description: 'Of an import that is looked at by itself, while it has such rows to post.',
    }),
    compared: z.array(compared).meta({
      description:
        'Other files of the days of an import that is looked at by itself, while it can be posted.',
    }),
    returns_of_lacking: returnsAnew.nullable().meta({
      description:
        'Posted returns that take back something else once what this import lacks of earlier files is taken back. null: there are none.',
    }),
    without_sale: z
      .object({
        count: z.int(),
        named: z.array(
          z.object({
            id: z.int(),
            sheet: z.string().nullable(),
            row: z.int(),
            book_title: z.string(),
            copies: z.int(),
            royalty: z.number().meta({ description: 'By the day of the return.' }),
          }),
        ),
      })
      .nullable()
      .meta({
        description:
          'Returns to be posted of which no sale is found. Of an import that is looked at by itself.',
      }),
    over_a_change: overAChange.nullable().meta({
      description: 'Of an import that is looked at by itself, while it has such rows to post.',
    }),
    is_shown_again: z.boolean().meta({
      description:
        'The last posting posted nothing, because agreements, prices or rates had changed. The new figures can be posted.',
    }),
  })
  .meta({ id: 'SalesImport' })
export type SalesImport = z.output<typeof salesImport>

const shared = { tag: 'Staff: money' } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

export const listSalesImports = endpoint({
  ...shared,
  id: 'listSalesImports',
  method: 'GET',
  path: '/api/staff/sales-imports',
  access: staffMay('money.read'),
  summary: 'Imported sales files, and sales that were typed',
  query: listQuery(['-created_at', 'created_at'], {
    state: oneOf('state', importStates).optional(),
    kind: oneOf('kind', ['file', 'manual']).optional(),
    to_post: oneOf('to_post', ['true'])
      .optional()
      .meta({ description: 'Only imports with rows that are ready and not posted.' }),
  }),
  output: staffList(salesImport),
})

export const getSalesImport = endpoint({
  ...one,
  id: 'getSalesImport',
  method: 'GET',
  path: '/api/staff/sales-imports/{id}',
  access: staffMay('money.read'),
  summary: 'One import with its progress and its sums',
  output: staffRecord(salesImport),
})

/** As somebody gives it. */
export const givenMonth = z
  .string()
  .max(7, salesImportMessages.month)
  .refine((text) => text === '' || monthPattern.test(text), salesImportMessages.month)
  .optional()

export const uploadSalesFile = endpoint({
  ...shared,
  id: 'uploadSalesFile',
  method: 'POST',
  path: '/api/staff/sales-imports',
  access: staffMay('money.move'),
  summary: 'Imports a sales file: it is read in the background, and nothing is posted',
  description: 'A known file changes nothing: the answer is the import that already has it, with `is_known`.',
  body: multipartBody(
    z.object({
      month: givenMonth.meta({ description: 'The month of a report that names none: `2026-04`.' }),
      sales_account_id: z
        .string()
        .regex(/^$|^[1-9]\d{0,8}$/, salesAccountMessages.unknown)
        .transform((text) => (text === '' ? null : Number(text)))
        .optional()
        .meta({
          description:
            'The shop, distributor or fair whose file it is, where neither its rows nor its layout say it.',
        }),
    }),
    { file: salesFileRule },
  ),
  output: staffRecord(salesImport.extend({ is_known: z.boolean() })),
})

export const cancelSalesImport = endpoint({
  ...one,
  id: 'cancelSalesImport',
  method: 'POST',
  path: '/api/staff/sales-imports/{id}/cancel',
  access: staffMay('money.move'),
  summary: 'Discards an import that is not posted: only the record that it was there is kept',
  output: staffRecord(salesImport),
  refusals: ['conflict'],
})

export const postSalesImport = endpoint({
  ...one,
  id: 'postSalesImport',
  method: 'POST',
  path: '/api/staff/sales-imports/{id}/post',
  access: staffMay('money.move'),
  summary: 'Posts the new rows of an import, in the background and all at once',
  description: 'Call it again for rows that were matched since: they are posted as a further part.',
  body: jsonBody(
    z.object({
      version,
      leave_out: z.boolean().optional().meta({
        description:
          'Confirms that rows which are no sales, and sheets that were not read, are left out; needed if there are any.',
      }),
      are_others: z.boolean().optional().meta({
        description:
          'Confirms that rows which look like typed sales are other sales; needed if there are any.',
      }),
      are_further: z.boolean().optional().meta({
        description:
          'Confirms that rows which overlap what another file has brought are further sales; needed if there are any.',
      }),
      lacking: z.enum(['stay', 'take_back']).optional().meta({
        description:
          'What becomes of rows of earlier files, of days of this one, that this one lacks; needed if there are any.',
      }),
      by_own_day: z.boolean().optional().meta({
        description:
          'Confirms that returns of which no sale is found are calculated by the day of the return; needed if there are any.',
      }),
      by_last_day: z.boolean().optional().meta({
        description:
          'Confirms that rows of a period are calculated by its last day though terms changed within it; needed if there are any.',
      }),
    }),
  ),
  output: staffRecord(salesImport),
  refusals: ['conflict'],
})

export const undoConsequences = z.object({
  sales: z.int(),
  copies: z.int(),
  royalty: z.number(),
  authors: z.int(),
  authors_below_zero: z.int().meta({
    description: 'Authors who have been paid for it already: the rest is deducted from later earnings.',
  }),
  authors_stated: z
    .int()
    .meta({ description: 'Authors with a statement that has it already: the next one has a line for it.' }),
  duplicates_elsewhere: z
    .int()
    .meta({ description: 'Rows that other imports left out because this one has them.' }),
  revised_elsewhere: z
    .int()
    .meta({ description: 'Rows of other imports that this one has revised: they come back, to be posted.' }),
})

export const previewUndo = endpoint({
  ...one,
  id: 'previewUndo',
  method: 'GET',
  path: '/api/staff/sales-imports/{id}/undo',
  access: staffMay('money.read'),
  summary: 'What undoing an import would take back; nothing is changed',
  output: staffRecord(undoConsequences),
  refusals: ['conflict'],
})

export const undoSalesImport = endpoint({
  ...one,
  id: 'undoSalesImport',
  method: 'POST',
  path: '/api/staff/sales-imports/{id}/undo',
  access: staffMay('money.move'),
  summary: 'Reverses all postings of an import; its file may be imported again then',
  body: jsonBody(
    z.object({
      version,
      reason: requiredText({
        lines: 'one',
        most: 300,
        missing: salesImportMessages.reason,
        tooLong: salesImportMessages.reasonTooLong,
      }),
    }),
  ),
  output: staffRecord(salesImport),
  refusals: ['conflict'],
})

export const getSalesFile = endpoint({
  ...one,
  id: 'getSalesFile',
  method: 'GET',
  path: '/api/staff/sales-imports/{id}/file',
  access: staffMay('money.read'),
  summary: 'The file as it was uploaded',
  output: file('application/octet-stream', 'sales-file'),
})

export const listImportAuthors = endpoint({
  ...one,
  id: 'listImportAuthors',
  method: 'GET',
  path: '/api/staff/sales-imports/{id}/authors',
  access: staffMay('money.read'),
  summary: 'The sums of an import for each author',
  query: listQuery(['-royalty', 'royalty'], {}),
  output: staffList(
    z.object({
      id: z.int(),
      author_name: z.string(),
      sales: z.int(),
      copies: z.int(),
      royalty: z.number(),
    }),
  ),
})

export const salesImportEndpoints = [
  listSalesImports,
  getSalesImport,
  uploadSalesFile,
  cancelSalesImport,
  postSalesImport,
  previewUndo,
  undoSalesImport,
  getSalesFile,
  listImportAuthors,
] as const
