import { writeFile } from 'node:fs/promises'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { readBook } from '../read-book.ts'
import { checkEbook } from './check-ebook.ts'
import { readEbookPicture } from './ebook-pictures.ts'
import type { EbookRecord } from './ebook-record.ts'
import { makeEbook } from './make-ebook.ts'

/** What is longer helps nobody who looks for the cause. */
const MOST_PROBLEM = 500

/** Of a Word file as an e-book: that it is written, or why there is none. A faulty one was made, but no shop would take it. */
export type ReportedEbook = { warnings: string } | { problem: string; isFaulty: boolean }

type Asked = { record: EbookRecord; edits: readonly TextEdit[]; output: string }

export async function tellEbook(file: string, { record, edits, output }: Asked): Promise<ReportedEbook> {
  try {
    const { book, pictures } = await readBook(file, edits, readEbookPicture)
    const bytes = await makeEbook(book, pictures, record)
    const { errors, warnings } = await checkEbook(bytes)
    if (errors.length > 0) return { problem: shortened(errors.join('\n')), isFaulty: true }
    await writeFile(output, bytes)
    return { warnings: shortened(warnings.join('\n')) }
  } catch (error) {
    return { problem: shortened(String(error)), isFaulty: false }
  }
}

const shortened = (text: string): string => text.slice(0, MOST_PROBLEM)
