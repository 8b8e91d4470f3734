import { rm } from 'node:fs/promises'
import { keysOf } from '@panai/contract/http/keys-of'
import { checkProblems } from '@panai/contract/manuscripts/check-problems'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
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
import { editsOfVersion } from '../text-edits/edits-of-version.ts'
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

type Unchecked = {
  id: number
  key: string
  kind: 'doc' | 'docx' | 'pdf'
  isRecent: boolean
  revision: number
  edits: readonly TextEdit[]
}

async function listUnchecked(db: Database): Promise<Unchecked[]> {
  const { rows } = await sql<Unchecked>`
    select id, manuscript_key as key, manuscript_kind as kind, at > now() - interval '1 day' as "isRecent",
      text_revision as revision, ${editsOfVersion} as edits
    from submission_versions as version
    where ${isChecked} and not exists (
      select from manuscript_checks as made
      where made.version_id = id and made.text_revision = version.text_revision)
    order by id limit 1000`.execute(db)
  return rows
}

async function look(
  { storage, checking, untrusted, log }: JobDeps,
  { id, key, kind, edits }: Unchecked,
): Promise<Reported> {
  if (kind === 'doc') return { problem: 'doc' }
  const { task, heavy, broken } = readers[kind]
  const path = checking.place()
  try {
    await storeStream(await storage.getStream(key), path)
    const found = await untrusted.open(
      task === 'manuscript' ? { kind: task, edits } : { kind: task },
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

/** Once, however many nodes have looked, in the place of what was found before the text was changed. Of that, and of a file that was there before there were checks no author is told by mail. */
async function keep(db: Database, { id, isRecent, revision }: Unchecked, found: Reported): Promise<void> {
  await inTransaction(db, async (tx) => {
    const problem = 'problem' in found ? found.problem : null
    const report = 'report' in found ? JSON.stringify(found.report) : null
    const { rows } = await sql<{ isFirst: boolean }>`
      insert into manuscript_checks as made (version_id, problem, report, text_revision)
      -- It may have left with its author meanwhile.
      select id, ${problem}, ${report}::jsonb, ${revision}::integer from submission_versions where id = ${id} for key share
      on conflict (version_id) do update
      set problem = excluded.problem, report = excluded.report, text_revision = excluded.text_revision,
        checked_at = clock_timestamp()
      where made.text_revision < excluded.text_revision
      returning xmax = 0 as "isFirst"`.execute(tx)
    const kept = rows[0]?.isFirst === true
    if (kept && isRecent) await queueMail(tx, manuscriptChecked, { versionId: id })
  })
}
