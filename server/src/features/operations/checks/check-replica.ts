import { alerts } from '@panai/contract/operations/alerts'
import { sql } from 'kysely'
import { inBytes } from '../../../backup/progress.ts'
import { alarm, type Finding, fine, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { counted } from '../words.ts'

/** What replicas have not replayed, where there are some and this account may know. */
export async function checkReplica({ db }: Pick<OperationsDeps, 'db'>): Promise<Finding> {
  return judgeReplicas(
    await readBriefly(db, async (tx) => {
      const { rows } = await sql<{ behind: number }>`
        select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) as behind from pg_stat_replication
        where replay_lsn is not null and not pg_is_in_recovery()`.execute(tx)
      return rows.map(({ behind }) => behind)
    }),
  )
}

/** @param behind in bytes, of each replica. */
export function judgeReplicas(behind: readonly number[]): Finding {
  if (behind.length === 0) return fine('No replica is known of.')
  const most = Math.max(...behind)
  const says = `${counted(behind.length, 'replica')}; what is furthest behind lacks ${inBytes(Math.max(0, most))}.`
  return most > alerts.ReplicaBehind.above ? alarm('ReplicaBehind', says, null) : fine(says)
}
