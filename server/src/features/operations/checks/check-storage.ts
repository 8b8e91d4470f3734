import { randomUUID } from 'node:crypto'
import { storageAdvice } from '@panai/contract/operations/alerts'
import { type Finding, fine, type OperationsDeps } from '../finding.ts'

/** Whether files can be kept: tried with a small one, since rights, disks and buckets say so nowhere else. */
export async function checkStorage({ storage }: Pick<OperationsDeps, 'storage'>): Promise<Finding> {
  const key = `operations/${randomUUID()}`
  const began = performance.now()
  try {
    await storage.put(key, 'written to see whether files are taken')
    await storage.delete(key)
  } catch {
    return { state: 'wrong', says: 'The place of files takes none.', since: null, advice: storageAdvice }
  }
  return fine(`A file was written and taken away within ${Math.ceil(performance.now() - began)} ms.`)
}
