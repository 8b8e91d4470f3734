import { exportEverything } from '@panai/contract/royalties/royalties'
import { signedIn } from '../../access/access.ts'
import type { Storage } from '../../files/storage.ts'
import { writeZip } from '../../formats/zip/write-zip.ts'
import { limitCalls } from '../../http/limit-calls.ts'
import { both, fileRoute } from '../../http/route.ts'
import { listEntries } from './list-entries.ts'

/** It reads all that there is of an author: nobody needs that often. */
const limits = { perMinute: 10, perHour: 60 }

export function exportRoutes({ storage }: { storage: Storage }) {
  return [
    fileRoute(exportEverything, both(limitCalls(limits), signedIn), async ({ db, caller, language }) =>
      writeZip(listEntries({ db, storage }, caller, language)),
    ),
  ]
}
