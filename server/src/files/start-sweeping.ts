import type { Database } from '../db/database.ts'
import type { Logger } from '../log/logger.ts'
import type { Storage } from './storage.ts'
import { sweepUnattached } from './unattached-files.ts'
import type { UploadFolder } from './upload-folder.ts'

const EVERY_MS = 10 * 60_000

type Deps = { db: Database; storage: Storage; folders: readonly UploadFolder[]; log: Logger }

/** Removes what broken uploads left behind, now and from time to time. @returns what stops it, once the round under way is done. */
export function startSweeping({ db, storage, folders, log }: Deps): () => Promise<void> {
  let round = sweep()
  const timer = setInterval(() => {
    round = round.then(sweep)
  }, EVERY_MS)
  timer.unref()

  async function sweep(): Promise<void> {
    try {
      let removed = await sweepUnattached(db, storage)
      for (const folder of folders) removed += await folder.sweep()
      if (removed > 0) log.info({ removed }, 'files of broken uploads were removed')
    } catch (error) {
      log.warn({ err: error }, 'files of broken uploads could not be removed; trying again later')
    }
  }

  return async () => {
    clearInterval(timer)
    await round
  }
}
