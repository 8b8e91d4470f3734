import type { MappedLayout } from '@panai/contract/sales-columns'

/** What a process is asked to do with the one file that is in its folder. */
export type Task =
  | { kind: 'picture'; types: readonly string[] }
  | { kind: 'document' }
  | { kind: 'manuscript' }
  | { kind: 'book-file' }
  | {
      kind: 'sales-file'
      period: { from: string; to: string } | null
      today: string
      layouts: readonly MappedLayout[]
    }
export type TaskKind = Task['kind']

/** Where the file lies, and where a process may write, in its folder. */
export const INPUT = 'file'
export const OUTPUT_FOLDER = 'out'
export const OUTPUT = 'out/picture'

/** The first line that a process tells. */
export const READY = '"ready"'
