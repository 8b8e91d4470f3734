import { listManuscriptChecks } from '@panai/contract/manuscript-checks'
import { submissionMessages } from '@panai/contract/submission-rules'
import {
  getManuscript,
  getSubmission,
  listSubmissions,
  type SubmissionDetail,
  submitManuscript,
  uploadVersion,
} from '@panai/contract/submissions'
import { shared, signedIn } from '../../access/access.ts'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import type { UploadFolder } from '../../files/upload-folder.ts'
import { success } from '../../http/answers.ts'
import { Refusal } from '../../http/refusal.ts'
import { fileRoute, route } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Logger } from '../../log/log.ts'
import { ownerOf } from '../../untrusted-files/owner-of.ts'
import type { UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { askForCheck } from './checks/ask-for-check.ts'
import { listChecks } from './checks/list-checks.ts'
import { findSubmission, listSubmissionsOf } from './find-submissions.ts'
import { handIn } from './hand-in.ts'
import { uploadingAuthor } from './limit-submissions.ts'
import { openManuscript } from './open-manuscript.ts'
import { takeVersion } from './take-version.ts'

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
    route(listSubmissions, signedIn, async ({ db, caller }) => ({
      success,
      data: { submitted: await listSubmissionsOf(db, caller.authorId) },
    })),
    route(getSubmission, shared(getSubmission.access), async ({ db, caller, input }) => ({
      success,
      data: { submission: await getReadable(db, input.id, caller) },
    })),
    route(listManuscriptChecks, shared(listManuscriptChecks.access), async ({ db, caller, input }) => {
      const { id } = await getReadable(db, input.id, caller)
      return { success, data: { checks: await listChecks(db, id) } }
    }),
    fileRoute(getManuscript, shared(getManuscript.access), async ({ db, caller, input, headers }) => {
      const { id } = await getReadable(db, input.id, caller)
      return openManuscript(db, storage, { id, headers })
    }),
  ]
}

/** Authors read their own, staff who were let in any; whose else it may be is nobody's business: there is no such thing. */
async function getReadable(db: Database, id: number, { authorId }: Caller): Promise<SubmissionDetail> {
  const found = await findSubmission(db, id, authorId)
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  return found
}
