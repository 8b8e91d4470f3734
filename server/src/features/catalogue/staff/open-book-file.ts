import { readFile } from 'node:fs/promises'
import { INPUT } from '../../../untrusted-files/task.ts'
import { BadBookFile, type FileRow, readBookFile } from './read-book-file.ts'

/** Reads the table of books, in a process of its own. */
export async function openBookFile(): Promise<{ rows: FileRow[] } | { problem: string }> {
  try {
    return { rows: readBookFile(await readFile(INPUT)) }
  } catch (error) {
    if (error instanceof BadBookFile) return { problem: error.message }
    throw error
  }
}
