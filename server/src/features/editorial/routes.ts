import { textEditMessages } from '@panai/contract/manuscripts/edit-text'
import { chooseSubmissionSize } from '@panai/contract/manuscripts/staff/choose-submission-size'
import { editTextAsStaff } from '@panai/contract/manuscripts/staff/edit-text-as-staff'
import { makeAgain as makeAgainCall, makeAgainMessages } from '@panai/contract/manuscripts/staff/make-again'
import { chooseSample as chooseSampleCall } from '@panai/contract/submissions/staff/choose-sample'
import { keepBookRecord as keepBookRecordCall } from '@panai/contract/submissions/staff/keep-book-record'
import * as proofCalls from '@panai/contract/submissions/staff/proof-requests'
import * as calls from '@panai/contract/submissions/staff/submissions'
import { withdrawApprovalAsStaff } from '@panai/contract/submissions/staff/withdraw-approval-as-staff'
import { staffFileRoute, staffRoute } from '../../access/staff-route.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { ok, success } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { ownerOf } from '../../untrusted-files/owner-of.ts'
import { forgetPicture, type PictureDeps } from '../pictures/index.ts'
import { changeBooks } from '../sales-import/index.ts'
import {
  checkManuscripts,
  chooseSize,
  editText,
  findProof,
  makeAgain,
  makeSamples,
  makingJobs,
  noteVersionsSeen,
  openManuscript,
  withdrawAsStaff,
} from '../submissions/index.ts'
import { addNote } from './add-note.ts'
import { assign } from './assign.ts'
import { assignees } from './assignees.ts'
import { chooseSample } from './choose-sample.ts'
import { getStaffSubmission } from './get-staff-submission.ts'
import { keepBookRecord } from './keep-book-record.ts'
import { listQueue } from './list-queue.ts'
import { lockSubmission } from './lock-submission.ts'
import { move } from './move.ts'
import { changeProofRequest } from './proof-requests/change-proof-request.ts'
import { recallProof } from './proof-requests/recall-proof.ts'
import { sendProof } from './proof-requests/send-proof.ts'
import { publish, withdraw } from './publish.ts'
import { requestChanges } from './request-changes.ts'
import { takeApprovedFront } from './take-approved-front.ts'
import { takeCover } from './take-cover.ts'

/** What a change answers with: the submission as it has become. */
async function changed(db: Database, id: number) {
  return ok(await getStaffSubmission(db, id))
}

type Deps = Omit<PictureDeps, 'db'> & { jobs: Jobs }

export function editorialRoutes({ jobs, ...deps }: Deps) {
  const { storage } = deps

  /** Of a sample that others have chosen: what it shows no more is forgotten. */
  async function showSample(db: Database, unshown: readonly number[]): Promise<void> {
    jobs.wake(makeSamples)
    for (const id of unshown) await forgetPicture(db, storage, id)
  }

  return [
    staffRoute(calls.listStaffSubmissions, async ({ db, caller, input }) =>
      toList(input, await listQueue(db, input, caller.accountId)),
    ),
    staffRoute(calls.getStaffSubmission, ({ db, input }) => changed(db, input.id)),
    staffFileRoute(calls.getStaffManuscript, ({ db, input, headers }) =>
      openManuscript(db, storage, { ...input, headers }),
    ),
    staffRoute(calls.listAssignees, async ({ db }) => ok(await assignees(db).execute())),
    staffRoute(calls.assignSubmission, async ({ db, input, change }) => {
      await change((tx) => assign(tx, input))
      return changed(db, input.id)
    }),
    staffRoute(calls.moveSubmission, async ({ db, caller, input, change }) => {
      await change((tx) => move(tx, caller, input))
      return changed(db, input.id)
    }),
    staffRoute(calls.noteSubmission, async ({ db, caller, input, change }) => {
      await change((tx) => addNote(tx, caller.accountId, input))
      return changed(db, input.id)
    }),
    staffRoute(calls.noteVersionSeen, async ({ db, input, change }) => {
      await change((tx) => noteVersionsSeen(tx, input.id))
      return changed(db, input.id)
    }),
    staffRoute(calls.requestChanges, async ({ db, caller, input, change }) => {
      await change((tx) => requestChanges(tx, caller.accountId, input))
      return changed(db, input.id)
    }),
    staffRoute(proofCalls.sendProof, async ({ db, caller, input, change }) => {
      await change((tx) => sendProof(tx, caller.accountId, input))
      return changed(db, input.id)
    }),
    staffRoute(proofCalls.changeProofRequest, async ({ db, input, change }) => {
      await change((tx) => changeProofRequest(tx, input))
      return changed(db, input.id)
    }),
    staffRoute(proofCalls.recallProof, async ({ db, input, change }) => {
      await change((tx) => recallProof(tx, input))
      return changed(db, input.id)
    }),
    staffRoute(editTextAsStaff, async ({ caller, input, change }) => {
      await change((tx) => editText(tx, jobs, { ...input, caller: { ...caller, authorId: null } }))
      jobs.wake(checkManuscripts)
      return { success, message: textEditMessages.kept }
    }),
    staffRoute(chooseSubmissionSize, async ({ db, caller, input, change }) => {
      const { id, version, trim_size: size } = input
      const lock = (tx: Tx) => lockSubmission(tx, id, version)
      await chooseSize({ jobs, inOne: change, lock }, { id, size, accountId: caller.accountId })
      return changed(db, id)
    }),
    staffRoute(makeAgainCall, async ({ db, input: { id, version }, change }) => {
      await change(async (tx) => {
        await lockSubmission(tx, id, version)
        if (!(await makeAgain(tx, jobs, id))) throw new Refusal('conflict', makeAgainMessages.nothingFailed)
      })
      for (const job of makingJobs) jobs.wake(job)
      return changed(db, id)
    }),
    staffRoute(withdrawApprovalAsStaff, async ({ db, caller, input, change }) => {
      await change((tx) => withdrawAsStaff(tx, jobs, { ...input, accountId: caller.accountId }))
      for (const job of makingJobs) jobs.wake(job)
      return ok(await findProof(db, input.id))
    }),
    staffRoute(calls.addCover, async ({ db, files, visitor, caller }) =>
      ok(await takeCover({ db, ...deps }, files.cover, ownerOf(visitor, caller.accountId))),
    ),
    staffRoute(calls.publishSubmission, async (call) => {
      const { db, caller, input, visitor } = call
      const owner = ownerOf(visitor, caller.accountId)
      const front = await takeApprovedFront({ db, ...deps }, input.id, owner)
      const unshown = await changeBooks(jobs, call, (tx) => publish(tx, caller, input, { jobs, front }))
      await showSample(db, unshown)
      return changed(db, input.id)
    }),
    staffRoute(keepBookRecordCall, async (call) => {
      await changeBooks(jobs, call, (tx) => keepBookRecord(tx, jobs, call.input))
      for (const job of makingJobs) jobs.wake(job)
      return changed(call.db, call.input.id)
    }),
    staffRoute(chooseSampleCall, async ({ db, input, change }) => {
      await showSample(db, await change((tx) => chooseSample(tx, jobs, input)))
      return changed(db, input.id)
    }),
    staffRoute(calls.withdrawPublication, async ({ db, caller, input, change }) => {
      await change((tx) => withdraw(tx, caller, input))
      return changed(db, input.id)
    }),
  ]
}
