import { rm } from 'node:fs/promises'
import { type CheckProblem, checkProblems, manuscriptReport } from '@panai/contract/manuscript-checks'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { storeStream } from '../../../sales-files/index.ts'
import { firstTold } from '../../../untrusted-files/untrusted-files.ts'
import { manuscriptChecked } from './manuscript-checked.ts'

const problems = Object.keys(checkProblems) as [CheckProblem, ...CheckProblem[]] // they are its own keys

/** As the process tells it that has read the file. */
const told = z.union([z.object({ report: manuscriptReport }), z.object({ problem: z.enum(problems) })])
type Told = z.output<typeof told>

/** The server's own work: it has one place among those who wait. */
const owner = { account: null, network: null }

/** Checks every Word file that was handed in and has not been: another look finds what came meanwhile, or what a dead node left. */
export const checkManuscripts: JobKind = {
  name: 'check-manuscripts',
  title: 'Checks manuscripts',
  cron: null,
  atStart: true,
  async work(deps, signal) {
    const tried = new Set<number>()
    const failures: unknown[] = []
    for (;;) {
      const next = (await listUnchecked(deps.db)).find(({ id }) => !tried.has(id))
      // One that fails does not hold up the others.
      if (!next && failures.length > 0) throw failures[0]
      if (!next) return saysHowMany(tried.size)
      signal.throwIfAborted()
      tried.add(next.id)
      try {
        const found = await look(deps, next)
        // A process that was ended with this node has told nothing of its file.
        signal.throwIfAborted()
        await keep(deps.db, next, found)
      } catch (error) {
        signal.throwIfAborted()
        failures.push(error)
      }
    }
  },
}

function saysHowMany(count: number): string {
  if (count === 0) return 'Nothing was to be checked.'
  return count === 1 ? 'One manuscript was checked.' : `${count} manuscripts were checked.`
}

type Unchecked = { id: number; key: string; kind: 'doc' | 'docx'; isRecent: boolean }

async function listUnchecked(db: Database): Promise<Unchecked[]> {
  const { rows } = await sql<Unchecked>`
    select id, manuscript_key as key, manuscript_kind as kind, at > now() - interval '1 day' as "isRecent"
    from submission_versions
    where manuscript_kind in ('doc', 'docx') and not exists (select from manuscript_checks where version_id = id)
    order by id limit 1000`.execute(db)
  return rows
}

async function look({ storage, uploads, untrusted }: JobDeps, { key, kind }: Unchecked): Promise<Told> {
  if (kind === 'doc') return { problem: 'doc' }
  const path = uploads.place()
  try {
    await storeStream(await storage.getStream(key), path)
    const found = await untrusted.open(
      { kind: 'manuscript' },
      path,
      owner,
      async ({ told: lines }): Promise<Told> => {
        const line = await firstTold(lines)
        // A file that ends its reader says nothing more.
        return line === null ? { problem: 'heavy' } : (told.safeParse(line).data ?? { problem: 'broken' })
      },
    )
    return typeof found === 'string' ? { problem: 'broken' } : found
  } finally {
    await rm(path, { force: true })
  }
}

/** Once, however many nodes have looked. Of a file that was there before there were checks no author is told by mail. */
async function keep(db: Database, { id, isRecent }: Unchecked, found: Told): Promise<void> {
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .insertInto('manuscript_checks')
      .columns(['version_id', 'problem', 'report'])
      .expression(({ selectFrom, val }) =>
        // It may have left with its author meanwhile.
        selectFrom('submission_versions')
          .select([
            'id',
            val('problem' in found ? found.problem : null).as('problem'),
            sql<string>`${'report' in found ? JSON.stringify(found.report) : null}::jsonb`.as('report'),
          ])
          .where('id', '=', id)
          .forKeyShare(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('version_id')
      .executeTakeFirst()
    if (kept && isRecent) await queueMail(tx, manuscriptChecked, { versionId: id })
  })
}
