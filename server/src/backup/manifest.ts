import { z } from 'zod'

/** How the archive is laid out. Raised when an older program could not read it any more. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'

/** The longest manifest: as long as one of three million files. Half of it is checksums, which can't be compressed. */
export const MOST_MANIFEST_BYTES = 512 * 1024 * 1024
export const MOST_MANIFEST_RATIO = 100
/** Parts of an archive. */
export const MOST_PARTS = 3_000_000
const MOST_TABLES = 1_000

const sum = z.string().regex(/^[0-9a-f]{64}$/)
/** The form of our names of tables, columns and sequences. */
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
/** As ours are: it leads nowhere but down. */
const key = z
  .string()
  .max(500)
  .regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/)
const counted = z.int().nonnegative()

const tablePart = z.object({
  name,
  columns: z.array(name).min(1).max(1_600),
  rows: counted,
  bytes: counted,
  sha256: sum,
})
const filePart = z.object({ key, bytes: counted, sha256: sum })
const sequence = z.object({ name, value: z.string().regex(/^-?\d{1,19}$/), is_called: z.boolean() })

/** What an archive holds, written last: one that was cut has none. */
export const manifestSchema = z.object({
  product: z.literal('panai'),
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  postgres: z.string().max(200),
  /** Every migration that had run, in its order: the version of the schema. */
  migrations: z.array(z.string().max(200)).min(1).max(10_000),
  /** Fingerprints of the keys that can read what is sealed. Empty: they were not known. */
  secrets: z.array(z.string().max(200)).max(1_000),
  /** How many disagreements the ledger had with itself. */
  ledger_differences: counted,
  tables: z.array(tablePart).max(MOST_TABLES),
  sequences: z.array(sequence).max(MOST_TABLES),
  files: z.array(filePart).max(MOST_PARTS),
  /** Files that were removed while the backup was made. */
  gone: z.array(z.string().max(2_000)).max(MOST_PARTS),
})

export type Manifest = z.output<typeof manifestSchema>
export type FilePart = z.output<typeof filePart>
export type SequencePart = z.output<typeof sequence>

/** Where in the archive the rows of a table are: PostgreSQL's own text form. */
export function partOfTable(table: string): string {
  return `tables/${table}.copy`
}

export function partOfFile(key: string): string {
  return `files/${key}`
}
