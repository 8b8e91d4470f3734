import { messages } from '@panai/contract/messages'
import { editBooks, previewBookEdit } from '@panai/contract/staff/book-edits'
import {
  bookImportMessages,
  importBooks,
  importOutcomes,
  previewBookImport,
} from '@panai/contract/staff/book-imports'
import { booksAsCsv, changeBook, createBook, getDeskBook, listDeskBooks } from '@panai/contract/staff/books'
import type { ReceivedFile } from '../../../http/received-body.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { changeNumbers } from '../../sales-import/index.ts'
import { staffFileRoute, staffRoute, toList } from '../../staff/index.ts'
import { booksTable } from './each-book.ts'
import { editBooks as edit, previewEdit } from './edit-books.ts'
import { getDeskBook as get } from './get-desk-book.ts'
import { importBooks as takeIn } from './import-books.ts'
import { findDeskBooks } from './list-desk-books.ts'
import { planImport } from './plan-import.ts'
import { addBook, changeBook as change } from './write-book.ts'

const success = true as const

/** What gives books their numbers has rows of sales files matched that waited for them. */
export const bookDeskRoutes = ({ jobs }: { jobs: Jobs }) => [
  staffRoute(listDeskBooks, async ({ db, input }) => toList(input, await findDeskBooks(db, input))),
  staffFileRoute(booksAsCsv, async ({ db, input }) => booksTable(db, input)),
  staffRoute(getDeskBook, async ({ db, input }) => ({ success, data: await get(db, input.id) })),
  staffRoute(createBook, async (call) => {
    const id = await changeNumbers(jobs, call, (tx) => addBook(tx, call.input))
    return { success, data: await get(call.db, id) }
  }),
  staffRoute(changeBook, async (call) => {
    const { id, version, ...fields } = call.input
    await changeNumbers(jobs, call, (tx) => change(tx, { id, version }, fields))
    return { success, data: await get(call.db, id) }
  }),
  staffRoute(previewBookEdit, async ({ db, input }) => ({
    success,
    data: await previewEdit(db, input.ids, input.edit),
  })),
  staffRoute(editBooks, async (call) => ({
    success,
    data: { changed: await call.change((tx) => edit(tx, call.input.books, call.input.edit)) },
  })),
  staffRoute(previewBookImport, async ({ db, files }) => {
    const { rows, token } = await planImport(db, await bytesOf(files.file))
    const counts = Object.fromEntries(
      importOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
    ) as Record<(typeof importOutcomes)[number], number> // made of the list itself
    const shown = rows.filter(({ outcome }) => outcome !== 'same').map(({ step: _, ...row }) => row)
    return { success, data: { token, counts, rows: shown } }
  }),
  staffRoute(importBooks, async (call) => {
    const bytes = await bytesOf(call.files.file)
    return { success, data: await changeNumbers(jobs, call, (tx) => takeIn(tx, bytes, call.input.token)) }
  }),
]

async function bytesOf(file: ReceivedFile | undefined): Promise<Buffer> {
  if (file) return file.bytes()
  throw new Refusal('invalid', messages.invalidInput, { errors: { file: [bookImportMessages.notCsv] } })
}
