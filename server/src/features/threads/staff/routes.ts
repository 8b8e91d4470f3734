import {
  getStaffMessageFile,
  getStaffThread,
  listStaffMessages,
  listStaffThreads,
  markStaffRead,
  sendStaffMessage,
  settleThread,
} from '@panai/contract/threads/staff/threads'
import { staffFileRoute, staffRoute } from '../../../access/staff-route.ts'
import type { Storage } from '../../../files/storage.ts'
import type { UploadFolder } from '../../../files/upload-folder.ts'
import { ok, success } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import type { Route } from '../../../http/route.ts'
import { ownerOf } from '../../../untrusted-files/owner-of.ts'
import type { UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { getAbout } from '../get-about.ts'
import { listMessages } from '../list-messages.ts'
import { markRead, settle } from '../mark-read.ts'
import { openFile } from '../open-file.ts'
import { sendMessage } from '../send-message.ts'
import { getThread, listThreads } from './list-threads.ts'

type Deps = { storage: Storage; uploads: UploadFolder; untrusted: UntrustedFiles }

export function staffThreadRoutes({ storage, uploads, untrusted }: Deps): Route[] {
  return [
    staffRoute(listStaffThreads, async ({ db, input }) => toList(input, await listThreads(db, input))),
    staffRoute(getStaffThread, async ({ db, input }) => ok(await getThread(db, input.id))),
    staffRoute(listStaffMessages, async ({ db, input }) => {
      const { id } = await getAbout(db, input.id, null)
      return { success, ...(await listMessages(db, id, { side: 'staff', before: input.before })) }
    }),
    staffRoute(sendStaffMessage, async ({ db, change, caller, input, files, visitor, idempotencyKey }) => {
      const about = await getAbout(db, input.id, null)
      const { text, seen } = input
      const { accountId } = caller
      const owner = ownerOf(visitor, accountId)
      const sent = { about, side: 'staff' as const, accountId, text, files, seen, idempotencyKey, owner }
      return ok(await sendMessage({ db, storage, uploads, untrusted, change }, sent))
    }),
    staffRoute(markStaffRead, async ({ db, change, input }) => {
      const { id } = await getAbout(db, input.id, null)
      return ok({ unread: await change((tx) => markRead(tx, id, 'staff', input.up_to)) })
    }),
    staffRoute(settleThread, async ({ db, change, input }) => {
      const { id } = await getAbout(db, input.id, null)
      const unread = await change(async (tx) => {
        await settle(tx, id, input.up_to)
        return markRead(tx, id, 'staff', input.up_to)
      })
      return ok({ unread })
    }),
    staffFileRoute(getStaffMessageFile, ({ db, input, headers }) =>
      openFile(db, storage, { id: input.id, authorId: null, headers }),
    ),
  ]
}
