import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { Database } from '../../../db/database.ts'
import type { Storage } from '../../../files/storage.ts'
import { attachmentHeader } from '../../../http/attachment-header.ts'
import { Refusal } from '../../../http/refusal.ts'
import { SALES_FILE } from './name-sales-file.ts'

/** The file of an import, piece by piece, to be saved and never shown. @throws Refusal not_found. */
export async function openSalesFile(
  db: Database,
  storage: Storage,
  { id, headers }: { id: number; headers: Headers },
): Promise<AsyncIterable<Uint8Array>> {
  const found = await db
    .selectFrom('sales_imports')
    .select(['file_key', 'file_name', 'file_bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', staffMessages.notFound)
  if (found.file_key === null) throw new Refusal('not_found', salesImportMessages.noFile)
  const stream = await storage.getStream(found.file_key)
  headers.set('Content-Length', String(found.file_bytes))
  headers.set('Content-Disposition', attachmentHeader(found.file_name ?? SALES_FILE, SALES_FILE))
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  return stream
}
