import type { TrimSize } from '@panai/contract/language/vocabulary'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import type { BookRecord } from './book-record.ts'
import { openInterior, type SetInSize, type SetPages } from './set-interior.ts'
import { TooLong } from './too-long.ts'

/** What is longer helps nobody who looks for the cause. */
const MOST_PROBLEM = 500

/** Of a Word file that is set in a size: how many pages it has, about how many where that is too many, or why it can't be set. */
export type ReportedInterior = { size: TrimSize } & (SetPages | { tooLong: number } | { problem: string })

type Asked = {
  record: BookRecord
  edits: readonly TextEdit[]
  sizes: readonly TrimSize[]
  /** Where the print file in the first size goes; null: the pages of all are only counted. */
  output: string | null
}

/** Sets a Word file in one size after another, and tells of each as soon as it is set. */
export async function* tellInteriors(
  file: string,
  { record, edits, sizes, output }: Asked,
): AsyncGenerator<ReportedInterior> {
  let opened: Promise<SetInSize> | undefined
  for (const [at, size] of sizes.entries()) {
    try {
      opened ??= openInterior(file, record, edits)
      const setInSize = await opened
      yield { size, ...(await setInSize(size, at === 0 ? output : null)) }
    } catch (error) {
      if (error instanceof TooLong) yield { size, tooLong: error.pages }
      else yield { size, problem: String(error).slice(0, MOST_PROBLEM) }
    }
  }
}
