import {
  addOwnComment,
  addStaffComment,
  answerOwnComment,
  answerStaffComment,
  closeOwnComment,
  closeStaffComment,
  listProofComments,
  type ProofComment,
} from '@panai/contract/threads/proof-comments'
import type { ThreadSide } from '@panai/contract/threads/thread-rules'
import { shared, signedIn } from '../../../access/access.ts'
import { staffRoute } from '../../../access/staff-route.ts'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Storage } from '../../../files/storage.ts'
import type { UploadFolder } from '../../../files/upload-folder.ts'
import { ok } from '../../../http/answers.ts'
import { type Route, route, type Visitor } from '../../../http/route.ts'
import { ownerOf } from '../../../untrusted-files/owner-of.ts'
import type { UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { type About, getAbout } from '../get-about.ts'
import { type SendingDeps, type Sent, sendMessage } from '../send-message.ts'
import { listComments } from './list-comments.ts'
import { setClosed } from './pin.ts'

type Deps = { storage: Storage; uploads: UploadFolder; untrusted: UntrustedFiles }

export function proofCommentRoutes(deps: Deps): Route[] {
  /** Sends a message that is pinned, and answers with all comments as they are then. */
  async function send(
    { db, change }: Pick<SendingDeps, 'db' | 'change'>,
    about: About,
    message: Omit<Sent, 'about' | 'files'>,
  ) {
    await sendMessage({ ...deps, db, change }, { ...message, about, files: {} })
    return answered(db, about.id)
  }

  return [
    route(listProofComments, shared(listProofComments.access), async ({ db, caller, input }) => {
      const { id } = await getAbout(db, input.id, caller.authorId)
      return answered(db, id)
    }),
    route(addOwnComment, signedIn, async ({ db, caller, input, visitor, idempotencyKey }) => {
      const { id, text, seen, sha256, ...place } = input
      const about = await getAbout(db, id, caller.authorId)
      const writer = writerOf('author', caller, visitor)
      return send(plainly(db), about, { ...writer, text, seen, idempotencyKey, pin: { sha256, place } })
    }),
    route(answerOwnComment, signedIn, async ({ db, caller, input, visitor, idempotencyKey }) => {
      const { id, text, seen, comment } = input
      const about = await getAbout(db, id, caller.authorId)
      const writer = writerOf('author', caller, visitor)
      return send(plainly(db), about, { ...writer, text, seen, idempotencyKey, pin: { comment } })
    }),
    route(closeOwnComment, signedIn, async ({ db, caller, input: { id, comment, closed } }) => {
      await getAbout(db, id, caller.authorId)
      await inTransaction(db, (tx) => setClosed(tx, { submissionId: id, comment, closed }))
      return answered(db, id)
    }),
    staffRoute(addStaffComment, async ({ db, change, caller, input, visitor, idempotencyKey }) => {
      const { id, text, seen, sha256, ...place } = input
      const about = await getAbout(db, id, null)
      const writer = writerOf('staff', caller, visitor)
      return send({ db, change }, about, { ...writer, text, seen, idempotencyKey, pin: { sha256, place } })
    }),
    staffRoute(answerStaffComment, async ({ db, change, caller, input, visitor, idempotencyKey }) => {
      const { id, text, seen, comment } = input
      const about = await getAbout(db, id, null)
      const writer = writerOf('staff', caller, visitor)
      return send({ db, change }, about, { ...writer, text, seen, idempotencyKey, pin: { comment } })
    }),
    staffRoute(closeStaffComment, async ({ db, change, input: { id, comment, closed } }) => {
      await getAbout(db, id, null)
      await change((tx) => setClosed(tx, { submissionId: id, comment, closed }))
      return answered(db, id)
    }),
  ]
}

async function answered(
  db: Database,
  id: number,
): Promise<{ success: true; data: { comments: ProofComment[] } }> {
  return ok({ comments: await listComments(db, id) })
}

function writerOf(side: ThreadSide, { accountId }: { accountId: number }, visitor: Visitor) {
  return { side, accountId, owner: ownerOf(visitor, accountId) }
}

/** Authors' own changes are in nobody else's name, so nothing writes down whose they are. */
function plainly(db: Database): Pick<SendingDeps, 'db' | 'change'> {
  return { db, change: (work) => inTransaction(db, work) }
}
