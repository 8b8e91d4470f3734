import { getBookSample } from '@panai/contract/catalogue/get-book-sample'
import { getCoverFile, getCoverFront } from '@panai/contract/manuscripts/covers'
import { editText as editTextCall, textEditMessages } from '@panai/contract/manuscripts/edit-text'
import { getCorrectedText } from '@panai/contract/manuscripts/get-corrected-text'
import {
  chooseTrimSize,
  getEbookFile,
  getInterior,
  getInteriorFile,
} from '@panai/contract/manuscripts/interiors'
import { listManuscriptChecks } from '@panai/contract/manuscripts/manuscript-checks'
import { sizeChoiceMessages } from '@panai/contract/manuscripts/size-choice'
import {
  getEarlierPages,
  getProofChanges,
  listEarlierPages as listEarlierPagesCall,
} from '@panai/contract/submissions/proof-changes'
import { getProofPages } from '@panai/contract/submissions/proof-pages'
import { proofMessages } from '@panai/contract/submissions/proof-rules'
import {
  approveProof as approveProofCall,
  getApprovedFile,
  withdrawApproval as withdrawApprovalCall,
} from '@panai/contract/submissions/proofs'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import {
  getManuscript,
  getSubmission,
  listSubmissions,
  type SubmissionDetail,
  submitManuscript,
  uploadVersion,
} from '@panai/contract/submissions/submissions'
import { shared, signedIn } from '../../access/access.ts'
import { type Actor, actingAs } from '../../access/acting-as.ts'
import type { AuthorCaller, Caller } from '../../access/caller.ts'
import { deviceLabel } from '../../access/device-label.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import type { UploadFolder } from '../../files/upload-folder.ts'
import { ok, success } from '../../http/answers.ts'
import { Refusal } from '../../http/refusal.ts'
import { anyone, fileRoute, route, type Visitor } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Logger } from '../../log/logger.ts'
import { ownerOf } from '../../untrusted-files/owner-of.ts'
import type { UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { askForCheck } from './checks/ask-for-check.ts'
import { checkManuscripts } from './checks/check-manuscripts.ts'
import { listChecks } from './checks/list-checks.ts'
import { findChanges } from './earlier-pages/find-changes.ts'
import { listEarlierPages } from './earlier-pages/list-earlier-pages.ts'
import { openEarlierPages } from './earlier-pages/open-earlier-pages.ts'
import { findSubmission, listSubmissionsOf } from './find-submissions.ts'
import { handIn } from './hand-in.ts'
import { findInterior } from './interiors/find-interior.ts'
import { uploadingAuthor } from './limit-submissions.ts'
import { lockOwn } from './lock-own.ts'
import { openMadeFile } from './open-made-file.ts'
import { openManuscript } from './open-manuscript.ts'
import { approveProof } from './proofs/approve-proof.ts'
import { findProof } from './proofs/find-proof.ts'
import { findProofPages } from './proofs/find-proof-pages.ts'
import { openApprovedFile } from './proofs/open-approved-file.ts'
import { withdrawOwn } from './proofs/withdraw-own.ts'
import { getSample } from './samples/get-sample.ts'
import { chooseSize } from './sizes/choose-size.ts'
import { makingJobs } from './steps/make-again.ts'
import { takeVersion } from './take-version.ts'
import { editText } from './text-edits/edit-text.ts'
import { openCorrectedText } from './text-edits/open-corrected-text.ts'

type Deps = {
  storage: Storage
  uploads: UploadFolder
  untrusted: UntrustedFiles
  jobs: Jobs
  log: Logger
}

export function submissionRoutes({ storage, uploads, untrusted, jobs, log }: Deps) {
  return [
    route(
      submitManuscript,
      uploadingAuthor(),
      async ({ db, caller, input, files, visitor, idempotencyKey }) => {
        const deps = { db, storage, uploads, untrusted }
        const owner = ownerOf(visitor, caller.accountId)
        const submission = await handIn(deps, { caller, form: input, files, idempotencyKey, owner })
        askForCheck({ db, jobs, log }, submission)
        return { success, message: submissionMessages.submitted, data: { submission } }
      },
    ),
    route(uploadVersion, uploadingAuthor(), async ({ db, caller, input, files, visitor }) => {
      const { id, note, drive_link: link } = input
      const owner = ownerOf(visitor, caller.accountId)
      const deps = { db, storage, uploads, untrusted }
      const submission = await takeVersion(deps, { id, caller, note, link, file: files.bookPdf, owner })
      askForCheck({ db, jobs, log }, submission)
      return { success, message: submissionMessages.versionReceived, data: { submission } }
    }),
    route(listSubmissions, signedIn, async ({ db, caller }) =>
      ok({ submitted: await listSubmissionsOf(db, caller.authorId) }),
    ),
    route(getSubmission, shared(getSubmission.access), async ({ db, caller, input }) =>
      ok({ submission: await getReadable(db, input.id, caller) }),
    ),
    route(listManuscriptChecks, shared(listManuscriptChecks.access), async (call) => {
      const { db, caller, input, language } = call
      const { id } = await getReadable(db, input.id, caller)
      // The console is in English, whatever a browser of ours asks for.
      const checks = await listChecks(db, id, caller.authorId === null ? 'en' : language)
      return ok({ checks })
    }),
    route(editTextCall, signedIn, async ({ db, caller, input }) => {
      await inTransaction(db, (tx) => editText(tx, jobs, { ...input, caller }))
      jobs.wake(checkManuscripts)
      return { success, message: textEditMessages.kept }
    }),
    fileRoute(getCorrectedText, shared(getCorrectedText.access), async (call) => {
      const { db, caller, input, headers, visitor } = call
      const { id } = await getReadable(db, input.id, caller)
      const owner = ownerOf(visitor, caller.accountId)
      return openCorrectedText({ db, storage, uploads, untrusted, log }, { id, owner, headers })
    }),
    route(getInterior, shared(getInterior.access), async ({ db, caller, input }) => {
      const { id } = await getReadable(db, input.id, caller)
      return ok({ interior: await findInterior(db, id, caller.authorId === null) })
    }),
    fileRoute(getInteriorFile, shared(getInteriorFile.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openMadeFile(db, storage, { id, made: 'interior', headers })
    }),
    route(chooseTrimSize, signedIn, async ({ db, caller, input: { id, trim_size: size } }) => {
      await chooseSize(
        {
          ...{ jobs, inOne: (work) => inTransaction(db, work) },
          lock: (tx) => lockOwn(tx, id, caller),
        },
        { id, size, accountId: caller.accountId },
      )
      const message = size === null ? sizeChoiceMessages.takenBack : sizeChoiceMessages.chosen
      return { success, message, data: { interior: await findInterior(db, id, false) } }
    }),
    route(approveProofCall, signedIn, async (call) => {
      const { db, caller, input } = call
      await actingAs(db, authorOf(call, approveProofCall), (tx) => approveProof(tx, { ...input, caller }))
      return { success, message: proofMessages.approved, data: { proof: await findProof(db, input.id) } }
    }),
    route(withdrawApprovalCall, signedIn, async (call) => {
      const { db, caller, input } = call
      await actingAs(db, authorOf(call, withdrawApprovalCall), (tx) =>
        withdrawOwn(tx, jobs, { ...input, caller }),
      )
      for (const job of makingJobs) jobs.wake(job)
      return { success, message: proofMessages.withdrawn, data: { proof: await findProof(db, input.id) } }
    }),
    route(getProofPages, shared(getProofPages.access), async ({ db, caller, input }) => {
      const { id } = await getReadable(db, input.id, caller)
      return ok(await findProofPages(db, { ...input, id }))
    }),
    route(listEarlierPagesCall, shared(listEarlierPagesCall.access), async ({ db, caller, input }) => {
      const { id } = await getReadable(db, input.id, caller)
      return ok({ earlier: await listEarlierPages(db, id) })
    }),
    fileRoute(getEarlierPages, shared(getEarlierPages.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openEarlierPages(db, storage, { ...input, id, headers })
    }),
    route(getBookSample, anyone, async ({ db, input }) => ({
      success,
      message: 'Sample found',
      sample: await getSample(db, input),
    })),
    route(getProofChanges, shared(getProofChanges.access), async ({ db, caller, input }) => {
      const { id } = await getReadable(db, input.id, caller)
      return ok(await findChanges(db, { ...input, id }))
    }),
    fileRoute(getApprovedFile, shared(getApprovedFile.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openApprovedFile(db, storage, { ...input, id, headers })
    }),
    fileRoute(getEbookFile, shared(getEbookFile.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openMadeFile(db, storage, { id, made: 'ebook', headers })
    }),
    fileRoute(getCoverFile, shared(getCoverFile.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openMadeFile(db, storage, { id, made: 'cover', headers })
    }),
    fileRoute(getCoverFront, shared(getCoverFront.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openMadeFile(db, storage, { id, made: 'front', headers })
    }),
    fileRoute(getManuscript, shared(getManuscript.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openManuscript(db, storage, { id, headers })
    }),
  ]
}

/** What an author decides about a proof is written down as what staff do. */
function authorOf(
  { caller, visitor: { address, userAgent } }: { caller: AuthorCaller; visitor: Visitor },
  { id: action }: { id: string },
): Actor {
  return { accountId: caller.accountId, address, device: deviceLabel(userAgent), action }
}

/** Authors read their own, staff who were let in any; whose else it may be is nobody's business: there is no such thing. */
async function getReadable(db: Database, id: number, { authorId }: Caller): Promise<SubmissionDetail> {
  const found = await findSubmission(db, id, authorId)
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  return found
}
