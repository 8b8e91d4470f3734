import type { Database } from '../../db/database.ts'

export type StoredEnquiry = Awaited<ReturnType<typeof getStoredEnquiry>>

export async function getStoredEnquiry(db: Database, id: number) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'name', 'email', 'phone', 'reason', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
