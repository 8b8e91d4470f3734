import { z } from 'zod'

/** How the archive is laid out. Raised when an older program could not read it any more. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'

const sum = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().min(1).max(63)
const counted = z.int().nonnegative()

const tablePart = z.object({
  name,
  columns: z.array(name).min(1),
  rows: counted,
  bytes: counted,
  sha256: sum,
})
const filePart = z.object({ key: z.string().min(1), bytes: counted, sha256: sum })
const sequence = z.object({ name, value: z.string().regex(/^-?\d+$/), is_called: z.boolean() })

/** What an archive holds, written last: one that was cut has none. */
export const manifestSchema = z.object({
  product: z.literal('panai'),
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  /** Every migration that had run, in its order: the version of the schema. */
  migrations: z.array(z.string()).min(1),
  /** Which keys could read what is sealed: names that say nothing about them. Empty: they were not known. */
  secrets: z.array(z.string()),
  /** How many disagreements the ledger had with itself. */
  ledger_differences: counted,
  tables: z.array(tablePart),
  sequences: z.array(sequence),
  files: z.array(filePart),
  /** Files that were removed while the backup was made. */
  gone: z.array(z.string()),
})

export type Manifest = z.output<typeof manifestSchema>
export type TablePart = z.output<typeof tablePart>
export type FilePart = z.output<typeof filePart>
export type SequencePart = z.output<typeof sequence>

/** Where in the archive the rows of a table are: PostgreSQL's own text form. */
export function partOfTable(table: string): string {
  return `tables/${table}.copy`
}

export function partOfFile(key: string): string {
  return `files/${key}`
}
