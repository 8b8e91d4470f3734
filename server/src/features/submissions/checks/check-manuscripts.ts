import { rm } from 'node:fs/promises'
import { keysOf } from '@panai/contract/http/keys-of'
import { checkProblems } from '@panai/contract/manuscripts/check-problems'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { storedReport } from '../../../manuscripts/findings/finding.ts'
import { storeStream } from '../../../sales-files/index.ts'
import { firstReported } from '../../../untrusted-files/untrusted-files.ts'
import { makeEbooks } from '../ebooks/make-ebooks.ts'
import { setInteriors } from '../interiors/set-interiors.ts'
import { workThrough } from '../work-through.ts'
import { isChecked } from './is-checked.ts'
import { manuscriptChecked } from './manuscript-checked.ts'

const problems = keysOf(checkProblems.en)

/** As the process tells it that has read the file. */
const reported = z.union([z.object({ report: storedReport }), z.object({ problem: z.enum(problems) })])
type Reported = z.output<typeof reported>

/** The server's own work: it has one place among those who wait. */
const owner = { account: null, network: null }

/** Which work reads a file of a kind, and what is said where it fails. */
const readers = {
  docx: { task: 'manuscript', heavy: 'heavy', broken: 'broken' },
  pdf: { task: 'print-file', heavy: 'pdf_heavy', broken: 'pdf_broken' },
} as const

/** Checks every file that was handed in and has not been: another look finds what came meanwhile, or what a dead node left. */
export const checkManuscripts: JobKind = {
  name: 'check-manuscripts',
  title: 'Checks manuscripts',
  cron: null,
  atStart: true,
  next: [setInteriors, makeEbooks],
  async work(deps, signal) {
    async function checkOne(unchecked: Unchecked): Promise<void> {
      const found = await look(deps, unchecked)
      // A process that was ended with this node has told nothing of its file.
      signal.throwIfAborted()
      await keep(deps.db, unchecked, found)
    }
    return saysHowMany(await workThrough(() => listUnchecked(deps.db), checkOne, signal))
  },
}

function saysHowMany(count: number): string {
  if (count === 0) return 'Nothing was to be checked.'
  return count === 1 ? 'One manuscript was checked.' : `${count} manuscripts were checked.`
}

type Unchecked = { id: number; key: string; kind: 'doc' | 'docx' | 'pdf'; isRecent: boolean }

async function listUnchecked(db: Database): Promise<Unchecked[]> {
  const { rows } = await sql<Unchecked>`
    select id, manuscript_key as key, manuscript_kind as kind, at > now() - interval '1 day' as "isRecent"
    from submission_versions
    where ${isChecked} and not exists (select from manuscript_checks where version_id = id)
    order by id limit 1000`.execute(db)
  return rows
}

async function look(
  { storage, checking, untrusted, log }: JobDeps,
  { id, key, kind }: Unchecked,
): Promise<Reported> {
  if (kind === 'doc') return { problem: 'doc' }
  const { task, heavy, broken } = readers[kind]
  const path = checking.place()
  try {
    await storeStream(await storage.getStream(key), path)
    const found = await untrusted.open(
      { kind: task },
      path,
      owner,
      async ({ reported: lines }): Promise<Reported> => {
        const line = await firstReported(lines)
        // A file that ends its reader says nothing more.
        if (line === null) return { problem: heavy }
        const known = reported.safeParse(line).data
        if (known) return known
        log.error({ version: id }, 'the check of a manuscript failed')
        return { problem: 'failed' }
      },
    )
    return typeof found === 'string' ? { problem: broken } : found
  } finally {
    await rm(path, { force: true })
  }
}

/** Once, however many nodes have looked. Of a file that was there before there were checks no author is told by mail. */
async function keep(db: Database, { id, isRecent }: Unchecked, found: Reported): Promise<void> {
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
