import type { Database } from '../../db/database.ts'

/** How many mails of each kind were given up, and since when the oldest of them has waited for somebody. */
export async function summarizeFailed(db: Database, kinds: readonly string[]) {
  const rows = await db
    .selectFrom('mails')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('failed'), eb.fn.min('created_at').as('oldest')])
    .where('status', '=', 'failed')
    .groupBy('kind')
    .execute()
  const names = new Set([...kinds, ...rows.map(({ kind }) => kind)])
  return [...names].sort().map((kind) => {
    const found = rows.find((row) => row.kind === kind)
    return { kind, failed: found?.failed ?? 0, oldest_failed_at: found?.oldest.toISOString() ?? null }
  })
}
