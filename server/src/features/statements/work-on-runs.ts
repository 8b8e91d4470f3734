import type { JobKind } from '../../jobs/job-kind.ts'
import { issueRun } from './issue-run.ts'
import { makeRun } from './make-run.ts'

/** Does whatever runs there are to make and to issue: it begins with nothing but the database, so that any node goes on after any other. */
export const workOnRuns: JobKind = {
  name: 'work-on-statements',
  title: 'Makes and issues royalty statements',
  cron: null,
  atStart: true,
  async work({ db }, signal) {
    const runs = await db
      .selectFrom('statement_runs')
      .select(['id', 'state'])
      .where('state', 'in', ['working', 'issuing'])
      .orderBy('id')
      .execute()
    for (const { id, state } of runs) await (state === 'working' ? makeRun : issueRun)(db, id, signal)
    return runs.length === 0 ? 'There was nothing to do.' : 'All statements are made.'
  },
}
