import * as editCalls from '@panai/contract/catalogue/staff/book-edits'
import * as importCalls from '@panai/contract/catalogue/staff/book-imports'
import { importOutcomes } from '@panai/contract/catalogue/staff/book-imports'
import * as calls from '@panai/contract/catalogue/staff/books'
import { staffFileRoute, staffRoute } from '../../../access/staff-route.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { ownerOf } from '../../../untrusted-files/owner-of.ts'
import type { UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { changeBooks } from '../../sales-import/index.ts'
import { booksTable } from './each-book.ts'
import { editBooks, previewEdit } from './edit-books.ts'
import { getStaffBook } from './get-staff-book.ts'
import { importBooks } from './import-books.ts'
import { findStaffBooks } from './list-all-books.ts'
import { planImport } from './plan-import.ts'
import { takeBookFile } from './take-book-file.ts'
import { addBook, changeBook } from './writing/write-book.ts'

type Deps = { jobs: Jobs; untrusted: UntrustedFiles }

/** What gives books their numbers and prices has rows of sales files looked at again that waited for them. */
export const bookStaffRoutes = ({ jobs, untrusted }: Deps) => [
  staffRoute(calls.listStaffBooks, async ({ db, input }) => toList(input, await findStaffBooks(db, input))),
  staffFileRoute(calls.booksAsCsv, async ({ db, input }) => booksTable(db, input)),
  staffRoute(calls.getStaffBook, async ({ db, input }) => ok(await getStaffBook(db, input.id))),
  staffRoute(calls.createBook, async (call) => {
    const id = await changeBooks(jobs, call, (tx) => addBook(tx, call.input))
    return ok(await getStaffBook(call.db, id))
  }),
  staffRoute(calls.changeBook, async (call) => {
    const { id, version, ...fields } = call.input
    await changeBooks(jobs, call, (tx) => changeBook(tx, { id, version }, fields))
    return ok(await getStaffBook(call.db, id))
  }),
  staffRoute(editCalls.previewBookEdit, async ({ db, input }) =>
    ok(await previewEdit(db, input.ids, input.edit)),
  ),
  staffRoute(editCalls.editBooks, async (call) =>
    ok({
      changed: await changeBooks(jobs, call, (tx) => editBooks(tx, call.input.books, call.input.edit)),
    }),
  ),
  staffRoute(importCalls.previewBookImport, async ({ db, files, visitor, caller }) => {
    const file = await takeBookFile(untrusted, files.file, ownerOf(visitor, caller.accountId))
    const { rows, token } = await planImport(db, file)
    const counts = Object.fromEntries(
      importOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
    ) as Record<(typeof importOutcomes)[number], number> // made of the list itself
    const shown = rows.filter(({ outcome }) => outcome !== 'same').map(({ step: _, ...row }) => row)
    return ok({ token, counts, rows: shown })
  }),
  staffRoute(importCalls.importBooks, async (call) => {
    const { files, visitor, caller, input } = call
    const file = await takeBookFile(untrusted, files.file, ownerOf(visitor, caller.accountId))
    return ok(await changeBooks(jobs, call, (tx) => importBooks(tx, file, input.token)))
  }),
]
