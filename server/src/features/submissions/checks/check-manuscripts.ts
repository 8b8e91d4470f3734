import { rm } from 'node:fs/promises'
import { keysOf } from '@panai/contract/http/keys-of'
import { checkProblems } from '@panai/contract/manuscripts/check-problems'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { storedReport } from '../../../manuscripts/findings/finding.ts'
import { storeStream } from '../../../sales-files/index.ts'
import { firstReported } from '../../../untrusted-files/untrusted-files.ts'
import { setInteriors } from '../interiors/set-interiors.ts'
import { keepMadeFiles } from '../keep-made-files.ts'
import type { EndedStep } from '../steps/note-steps.ts'
import { carryEdits } from '../text-edits/carry-edits.ts'
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
  next: [setInteriors],
  async work(deps, signal) {
    const checkOne = (unchecked: Unchecked) =>
      unchecked.kind === 'doc'
        ? checkOld(deps, unchecked, signal)
        : checkWith(deps, { ...unchecked, kind: unchecked.kind }, signal)
    const step = { db: deps.db, step: 'check' } as const
    return saysHowMany(await workThrough(step, () => listUnchecked(deps.db), checkOne, signal))
  },
}

function saysHowMany(count: number): string {
  if (count === 0) return 'Nothing was to be checked.'
  return count === 1 ? 'One manuscript was checked.' : `${count} manuscripts were checked.`
}

type Unchecked = {
  id: number
  key: string
  /** Of the old kind only where nothing has been made of it yet. */
  kind: 'doc' | keyof typeof readers
  isConverted: boolean
  isRecent: boolean
  revision: number
  edits: readonly TextEdit[]
}

async function listUnchecked(db: Database): Promise<Unchecked[]> {
  const { rows } = await sql<Unchecked>`
    select id, coalesce(text_key, manuscript_key) as key, converted_key is not null as "isConverted",
      case when text_key is null then manuscript_kind else 'docx' end as kind, at > now() - interval '1 day' as "isRecent",
      text_revision as revision, ${editsOfVersion} as edits
    from submission_versions as version
    where ${isChecked} and not exists (
      select from manuscript_checks as made
      where made.version_id = id and made.text_revision = version.text_revision)
    order by id limit 1000`.execute(db)
  return rows
}

type Readable = Omit<Unchecked, 'kind'> & { kind: keyof typeof readers }

async function checkWith(deps: JobDeps, unchecked: Readable, signal: AbortSignal): Promise<EndedStep> {
  const path = deps.checking.place()
  try {
    await storeStream(await deps.storage.getStream(unchecked.key), path)
    const found = await look(deps, unchecked, path)
    // A process that was ended with this node has told nothing of its file.
    signal.throwIfAborted()
    await inTransaction(deps.db, (tx) => keep(tx, unchecked, found))
    return { reason: 'problem' in found ? found.problem : null }
  } finally {
    await rm(path, { force: true })
  }
}

/** What is made of a file of the old kind is kept beside it, and read in its place. Where nothing can be made of it, its author is told how to mend that. */
async function checkOld(deps: JobDeps, unchecked: Unchecked, signal: AbortSignal): Promise<EndedStep> {
  if (await convert(deps, unchecked, signal)) {
    const made = (await listUnchecked(deps.db)).find(({ id }) => id === unchecked.id)
    // Another node may have read it meanwhile.
    return made && made.kind !== 'doc'
      ? checkWith(deps, { ...made, kind: made.kind }, signal)
      : { reason: null }
  }
  await inTransaction(deps.db, (tx) => keep(tx, unchecked, { problem: 'doc' }))
  return { reason: 'doc' }
}

async function convert(deps: JobDeps, { id, key }: Unchecked, signal: AbortSignal): Promise<boolean> {
  const { storage, checking, convertDoc } = deps
  if (convertDoc === null) return false
  const [doc, docx] = [checking.place(), checking.place()]
  try {
    await storeStream(await storage.getStream(key), doc)
    if (!(await convertDoc(doc, docx, signal))) return false
    await keepMadeFiles(deps, {
      folder: 'converted',
      paths: { word: docx },
      keep: async (tx, { word }) => {
        const changed = await tx
          .updateTable('submission_versions')
          .set({ converted_key: word.key })
          .where('id', '=', id)
          .where('converted_key', 'is', null)
          .returning('submission_id')
          .executeTakeFirst()
        if (changed) await carryEdits(tx, changed.submission_id)
        return changed !== undefined
      },
    })
    return true
  } finally {
    await Promise.all([doc, docx].map((file) => rm(file, { force: true })))
  }
}

async function look(
  { untrusted, log }: JobDeps,
  { id, kind, isConverted, edits }: Readable,
  path: string,
): Promise<Reported> {
  const { task, heavy, broken } = readers[kind]
  const found = await untrusted.open(
    task === 'manuscript' ? { kind: task, edits, isConverted } : { kind: task },
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
}

/** Once, however many nodes have looked, in the place of what was found before the text was changed. Of that, and of a file that was there before there were checks no author is told by mail. */
async function keep(
  tx: Tx,
  { id, isRecent, revision }: Pick<Unchecked, 'id' | 'isRecent' | 'revision'>,
  found: Reported,
): Promise<void> {
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
}
