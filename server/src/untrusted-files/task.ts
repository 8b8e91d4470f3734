import type { SampleExtent } from '@panai/contract/catalogue/sample-rules'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import type { KnownAccount } from '@panai/contract/sales/sales-account-kinds'
import type { DecimalSign, MappedLayout } from '@panai/contract/sales/sales-columns'
import type { CoverRecord } from '../manuscripts/cover/cover-record.ts'
import type { EbookRecord } from '../manuscripts/ebook/ebook-record.ts'
import type { BookRecord } from '../manuscripts/interior/book-record.ts'

/** What a process is asked to do with the one file that is in its folder. */
export type Task =
  | { kind: 'picture'; types: readonly string[] }
  | { kind: 'document' }
  | {
      kind: 'manuscript'
      edits: readonly TextEdit[]
      /** Whether it was made of a file of the old kind. */
      isConverted: boolean
    }
  | { kind: 'print-file' }
  | {
      kind: 'interior'
      record: BookRecord
      edits: readonly TextEdit[]
      sizes: readonly TrimSize[]
      /** Whether the print file in the first size is made, or pages are only counted. */
      isPrinted: boolean
    }
  /** The text with all that was changed in it as a Word file, on pages of this size. */
  | { kind: 'corrected-text'; edits: readonly TextEdit[]; size: TrimSize }
  | { kind: 'ebook'; record: EbookRecord; edits: readonly TextEdit[] }
  /** As much of the text as anybody may read, in pages, with its pictures. */
  | { kind: 'sample'; extent: SampleExtent; edits: readonly TextEdit[] }
  | {
      kind: 'cover'
      record: CoverRecord
      /** The author's picture in the form in which we keep pictures, as base64. */
      portrait: string | null
    }
  | { kind: 'book-file' }
  | {
      kind: 'sales-file'
      period: { from: string; to: string } | null
      /** As whoever sent it called it. */
      name: string | null
      today: string
      layouts: readonly MappedLayout[]
      accounts: readonly KnownAccount[]
      /** The one whose file it is, as somebody said. */
      account: number | null
      /** As somebody said of a file whose numbers can be read in two ways. */
      decimalSign: DecimalSign | null
    }
export type TaskKind = Task['kind']

/** Of the data folder, beside the uploads and on their disk, so that a file is given without being copied. */
export const OPENING_FOLDER = 'opening'
/** Where the file lies, and where a process may write, in its folder. */
export const INPUT = 'file'
export const OUTPUT_FOLDER = 'out'
export const OUTPUT = 'out/picture'
/** Of what makes two files. */
export const SECOND_OUTPUT = 'out/second'

/** The first line that a process tells. */
export const READY = '"ready"'
