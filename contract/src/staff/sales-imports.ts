import { z } from 'zod'
import { minorDigits } from '../currencies.ts'
import { monthPattern } from '../day-fields.ts'
import { endpoint, type FileRule, file, jsonBody, multipartBody } from '../endpoint.ts'
import { idInPath, MAX_ID, oneOf, requiredText, wholeNumber } from '../fields.ts'
import { staffMay } from '../permissions.ts'
import { salesChannels } from '../royalties.ts'
import { leftOutKinds, type SalesFileProblemCode, salesFileProblems, salesMeasures } from '../sales-files.ts'
import { importStates, lineStates, matchedBy, waitReasons } from '../sales-import-states.ts'
import { bookFormats } from '../vocabulary.ts'
import { listQuery, staffList, staffRecord, version } from './lists.ts'
import { staffMessages } from './messages.ts'
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
    'application/octet-stream',
  ],
  wrongType: 'Please choose a table as text or a workbook (.xlsx)',
  missing: 'Please choose a file',
} as const satisfies FileRule

export const currencies = Object.keys(minorDigits) as [
  keyof typeof minorDigits,
  ...(keyof typeof minorDigits)[],
]
export const currency = z.enum(currencies)

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
  proceeds: z.number().meta({ description: 'What the channel pays, in units of the currency.' }),
  rupees: z.number().nullable().meta({
    description:
      'What the channel owes for them, at the rates of their days; null: no rate is known, or it was not reckoned.',
  }),
})
export type LineGroup = z.output<typeof lineGroup>

export const fileProblem = z.object({
  text: z.string().meta({ description: 'The whole problem in words.' }),
  code: z.enum(Object.keys(salesFileProblems) as [SalesFileProblemCode, ...SalesFileProblemCode[]]), // the keys of the list
  sheet: z.string().nullable(),
  row: z.int().nullable(),
  column: z.string().nullable(),
  found: z.string().nullable(),
})

/** Rows that are no sales: nothing of the file is posted before somebody has agreed to leave them out. */
const leftOutRows = z.object({
  count: z.int(),
  named: z.array(
    z.object({ kind: z.enum(leftOutKinds), sheet: z.string().nullable(), row: z.int(), text: z.string() }),
  ),
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
    typed_before: z.array(z.object({ sheet: z.string().nullable(), row: z.int(), import_id: z.int() })).meta({
      description: 'Rows that look like typed sales. Only for a single import, not in the list.',
    }),
    royalty: z.number().meta({
      description: 'Of all authors together, in rupees. Of an import that is looked at by itself.',
    }),
    left_out: leftOutRows.nullable(),
    is_shown_again: z.boolean().meta({
      description:
        'The last posting posted nothing, because agreements, prices or rates had changed. The new figures can be posted.',
    }),
  })
  .meta({ id: 'SalesImport' })
export type SalesImport = z.output<typeof salesImport>

export const saleLine = z
  .object({
    id: z.int(),
    import_id: z.int(),
    sheet: z.string().nullable(),
    row_number: z.int(),
    state: z.enum(lineStates),
    waits_for: z.enum(waitReasons).nullable(),
    measure: z.enum(salesMeasures),
    channel: z.enum(salesChannels),
    identifier: z.string().nullable(),
    title: z.string().nullable(),
    author_name: z.string().nullable(),
    format: z.enum(bookFormats).nullable(),
    order_id: z.string().nullable(),
    marketplace: z.string().nullable(),
    period_from: z.iso.date(),
    period_to: z.iso.date(),
    units: z.int(),
    free_units: z.int(),
    pages: z.int(),
    currency: currency.nullable(),
    amount: z.number().nullable(),
    proceeds: z.number().nullable(),
    book_id: z.int().nullable(),
    book_title: z.string().nullable(),
    matched_by: z.enum(matchedBy).nullable(),
  })
  .meta({ id: 'SaleLine' })
export type SaleLine = z.output<typeof saleLine>

export const saleLineDetail = saleLine
  .extend({
    file_name: z.string().nullable(),
    further_rows: z.array(z.int()),
    cells: z
      .array(z.object({ heading: z.string(), value: z.string() }))
      .meta({ description: 'The row as it is in the file, by heading.' }),
    sales: z.array(
      z.object({
        id: z.int(),
        author_id: z.int(),
        author_name: z.string(),
        royalty: z.number(),
        is_reversed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SaleLineDetail' })
export type SaleLineDetail = z.output<typeof saleLineDetail>

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
      month: z
        .string()
        .max(7, salesImportMessages.month)
        .refine((text) => text === '' || monthPattern.test(text), salesImportMessages.month)
        .optional()
        .meta({ description: 'The month of a report that names none: `2026-04`.' }),
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
        description: 'Confirms that rows which are no sales are left out; needed if there are any.',
      }),
      are_others: z.boolean().optional().meta({
        description:
          'Confirms that rows which look like typed sales are other sales; needed if there are any.',
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

export const listSaleLines = endpoint({
  ...shared,
  id: 'listSaleLines',
  method: 'GET',
  path: '/api/staff/sale-lines',
  access: staffMay('money.read'),
  summary: 'Rows of an import, as they were read',
  query: listQuery(['id'], {
    import_id: wholeNumber('import_id', 1, MAX_ID),
    state: oneOf('state', lineStates).optional(),
  }),
  output: staffList(saleLine),
})

export const getSaleLine = endpoint({
  ...one,
  id: 'getSaleLine',
  method: 'GET',
  path: '/api/staff/sale-lines/{id}',
  access: staffMay('money.read'),
  summary: 'One row with its cells and headings, and the sales it became',
  output: staffRecord(saleLineDetail),
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
  listSaleLines,
  getSaleLine,
] as const
