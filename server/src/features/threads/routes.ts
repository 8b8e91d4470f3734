import {
  getOwnMessageFile,
  listOwnMessages,
  listOwnThreads,
  markOwnRead,
  sendOwnMessage,
} from '@panai/contract/threads/threads'
import { signedIn } from '../../access/access.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import type { UploadFolder } from '../../files/upload-folder.ts'
import { ok, success } from '../../http/answers.ts'
import { fileRoute, type Route, route } from '../../http/route.ts'
import { ownerOf } from '../../untrusted-files/owner-of.ts'
import type { UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { markMessagesSeen } from '../notifications/index.ts'
import { uploadingAuthor } from '../submissions/index.ts'
import { getAbout } from './get-about.ts'
import { listMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { openFile } from './open-file.ts'
import { proofCommentRoutes } from './proof-comments/routes.ts'
import { type SendingDeps, sendMessage } from './send-message.ts'
import { listThreadsOf } from './staff/list-threads.ts'
import { staffThreadRoutes } from './staff/routes.ts'

type Deps = { storage: Storage; uploads: UploadFolder; untrusted: UntrustedFiles }

export function threadRoutes({ storage, uploads, untrusted }: Deps): Route[] {
  return [
    route(listOwnThreads, signedIn, async ({ db, caller }) => ok(await listThreadsOf(db, caller.authorId))),
    route(listOwnMessages, signedIn, async ({ db, caller, input }) => {
      const { id } = await getAbout(db, input.id, caller.authorId)
      return { success, ...(await listMessages(db, id, { side: 'author', before: input.before })) }
    }),
    route(
      sendOwnMessage,
      uploadingAuthor(),
      async ({ db, caller, input, files, visitor, idempotencyKey }) => {
        const about = await getAbout(db, input.id, caller.authorId)
        const change: SendingDeps['change'] = (work) => inTransaction(db, work)
        const deps = { db, storage, uploads, untrusted, change }
        const { text, seen } = input
        const { accountId } = caller
        const owner = ownerOf(visitor, accountId)
        const sent = { about, side: 'author' as const, accountId, text, files, seen, idempotencyKey, owner }
        return ok(await sendMessage(deps, sent))
      },
    ),
    route(markOwnRead, signedIn, async ({ db, caller, input }) => {
      const { id } = await getAbout(db, input.id, caller.authorId)
      const unread = await inTransaction(db, async (tx) => {
        const left = await markRead(tx, id, 'author', input.up_to)
        if (left === 0) await markMessagesSeen(tx, caller.authorId, id)
        return left
      })
      return ok({ unread })
    }),
    fileRoute(getOwnMessageFile, signedIn, ({ db, caller, input, headers }) =>
      openFile(db, storage, { id: input.id, authorId: caller.authorId, headers }),
    ),
    ...proofCommentRoutes({ storage, uploads, untrusted }),
    ...staffThreadRoutes({ storage, uploads, untrusted }),
  ]
}
