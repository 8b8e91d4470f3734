import { bookImportMessages, MOST_IMPORTED_ROWS } from '@panai/contract/catalogue/staff/book-imports'
import { messages } from '@panai/contract/http/messages'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { z } from 'zod'
import type { ReceivedFile } from '../../../http/received-body.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Owner } from '../../../untrusted-files/fair-queue.ts'
import { firstReported, type UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { isBookColumn } from './book-columns.ts'
import type { FileRow } from './read-book-file.ts'

/** A table of books as it was sent: what it says, and by what the same file is known again. */
export type BookFile = { rows: readonly FileRow[]; sha256: string }

const finding = z.union([
  z.object({
    rows: z
      .array(
        z.object({
          line: z.int().positive(),
          cells: z.record(z.string().refine(isBookColumn), z.string()),
        }),
      )
      .max(MOST_IMPORTED_ROWS),
  }),
  z.object({ problem: z.string() }),
])

/** Has a table of books read. @throws Refusal invalid when it is none. */
export async function takeBookFile(
  untrusted: UntrustedFiles,
  file: ReceivedFile | undefined,
  owner: Owner,
): Promise<BookFile> {
  if (!file) throw refuse(bookImportMessages.notCsv)
  const found = await untrusted.open({ kind: 'book-file' }, file.path, owner, async ({ reported }) => {
    const { data } = finding.safeParse(await firstReported(reported))
    return data ?? { problem: bookImportMessages.notCsv }
  })
  if (typeof found === 'string') throw refuse(uploadMessages[found])
  if ('problem' in found) throw refuse(found.problem)
  return { rows: found.rows, sha256: file.sha256 }
}

function refuse(problem: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { file: [problem] } })
}
