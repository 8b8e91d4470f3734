import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { endpoint, type FileRule, multipartBody } from '../../http/endpoint.ts'
import { noParams } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'

/** So many rows are taken in at once. */
export const MOST_IMPORTED_ROWS = 2_000

export const bookFileRule = {
  most: 8 * 1024 * 1024,
  tooLarge: 'The file must have at most 8 MB',
  types: ['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel'],
  wrongType: 'Please choose a CSV file',
  missing: 'Please choose a CSV file',
} as const satisfies FileRule

export const bookImportMessages = {
  notCsv: 'This is no CSV file in UTF-8: save it as “CSV UTF-8”',
  noRows: 'The file has no rows',
  tooManyRows: `The file may have at most ${MOST_IMPORTED_ROWS} rows`,
  noReference: 'There must be a column “reference”',
  referenceMissing: 'Reference is required',
  referenceMalformed: 'Reference must have at most 60 letters, digits, dots, hyphens or underlines',
  referenceTwice: 'Another row has this reference too',
  isbnTwice: 'Another row has this ISBN too',
  authorMissing: 'Give the author’s number, or the name as it stands in the catalogue',
  authorUnknown: 'There is no author of this name or number: add the author first',
  authorAmbiguous: 'There are several authors of this name: give the number in author_id',
  yesOrNo: 'Write yes or no',
  contributors: 'Write contributors as “translator: Name; editor: Name [number]”',
  wholeNumber: 'Write a whole number',
  stale:
    'The file or the catalogue is not what the preview was made of. Nothing was changed: look at the preview again.',
  wrongRows: 'There are rows with mistakes. Mend them in the file first: nothing was changed.',
} as const

export const importOutcomes = ['new', 'changed', 'same', 'wrong'] as const

export const importedRow = z.object({
  line: z.int().meta({ description: 'In the file; the heading is line 1.' }),
  reference: z.string(),
  title: z.string(),
  outcome: z.enum(importOutcomes),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  errors: z.record(z.string(), z.array(z.string())).meta({ description: 'By column.' }),
})
export type ImportedRow = z.output<typeof importedRow>

export const importPreview = z
  .object({
    token: z.string().meta({ description: 'Names exactly this preview; confirming gives it back.' }),
    counts: z.record(z.enum(importOutcomes), z.int()),
    rows: z.array(importedRow).meta({ description: 'Without those that change nothing.' }),
  })
  .meta({ id: 'BookImportPreview' })

const shared = {
  tag: 'Staff: catalogue',
  method: 'POST',
} as const

export const previewBookImport = endpoint({
  ...shared,
  id: 'previewBookImport',
  path: '/api/staff/book-import-previews',
  access: staffMay('catalogue.edit'),
  summary: 'What a table of books would change; nothing is changed',
  description:
    'A row with a known `reference` changes that book in the columns that the file has; another one adds a book.',
  body: multipartBody(noParams, { file: bookFileRule }),
  output: staffRecord(importPreview),
})

export const importBooks = endpoint({
  ...shared,
  id: 'importBooks',
  path: '/api/staff/book-imports',
  access: staffMay('catalogue.edit'),
  summary: 'Takes a table of books in, exactly as its preview has shown: all of it or nothing',
  body: multipartBody(
    z.object({ token: z.string(bookImportMessages.stale).max(200, bookImportMessages.stale) }),
    { file: bookFileRule },
  ),
  output: staffRecord(z.object({ added: z.int(), changed: z.int() })),
  refusals: ['conflict'],
})

export const bookImportEndpoints = [previewBookImport, importBooks] as const
