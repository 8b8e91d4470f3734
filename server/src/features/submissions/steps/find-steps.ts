import type { BookStep } from '@panai/contract/manuscripts/book-steps'
import type { CheckProblem } from '@panai/contract/manuscripts/check-problems'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { isChecked } from '../checks/is-checked.ts'
import { SILENT } from '../silent.ts'
import { findMade, type Made } from './find-made.ts'
import { findNoted, findTimes, type Noted, type Times } from './find-noted.ts'
import type { BookWork } from './note-steps.ts'
import { TOO_LONG } from './too-long.ts'

type Version = {
  id: number
  /** Of which a book can be made. */
  hasText: boolean
  hasCheck: boolean
  isToBeChecked: boolean
  isCurrent: boolean
  problem: CheckProblem | null
  changes: number
}

/** As it is told where no more is known. */
const problems: Readonly<Record<NonNullable<Made['problem']>, string>> = {
  heavy: SILENT,
  broken: 'it could not be read',
  faulty: 'what was made has errors',
  too_long: TOO_LONG,
}

/** How far a submission's newest version is on its way to a book. @param toStaff whether it is told why something failed. */
export async function findSteps(db: Database, submissionId: number, toStaff: boolean): Promise<BookStep[]> {
  const version = await findVersion(db, submissionId)
  if (!version || !(version.hasCheck || version.isToBeChecked)) return []
  const noted = await findNoted(db, version.id)
  const steps = await listSteps(db, version, noted)
  const moving = steps.filter(({ state }) => state === 'waiting' || state === 'working')
  const times = await findTimes(
    db,
    version.id,
    moving.map(({ kind }) => kind).filter((kind) => kind !== 'edits'),
  )
  return steps.map((step) => {
    const timed = step.kind === 'edits' ? step : withTimes(step, times.get(step.kind), noted.get(step.kind))
    return toStaff ? timed : { ...timed, reason: null }
  })
}

async function findVersion(db: Database, submissionId: number): Promise<Version | undefined> {
  const { rows } = await sql<Version>`
    select version.id, version.text_key is not null as "hasText", ${isChecked} as "isToBeChecked",
      checked.version_id is not null as "hasCheck", checked.problem,
      coalesce(checked.text_revision = version.text_revision, false) as "isCurrent",
      case when report ? 'edits' then (
        select count(*) from jsonb_array_elements(report -> 'edits') as edit
        where (edit ->> 'count')::integer > 0) else 0 end as changes
    from submission_versions as version left join manuscript_checks as checked on checked.version_id = version.id
    where version.submission_id = ${submissionId}
    order by version.number desc limit 1`.execute(db)
  return rows[0]
}

type Noteds = ReadonlyMap<BookWork, Noted>

async function listSteps(db: Database, version: Version, noted: Noteds): Promise<BookStep[]> {
  const check = checkStep(version, noted.get('check'))
  if (!version.hasText || check.state === 'failed') return [check]
  const edits =
    check.state === 'done' && version.changes > 0
      ? [{ ...stepOf('edits', 'done'), changes: version.changes }]
      : []
  const made = await findMade(db, version.id)
  const interior = madeStep('interior', made.interior, noted)
  const sizes = interior.state === 'working' ? noted.get('interior')?.sizes : sizesOf(interior, made.interior)
  // A cover is made once the pages are set.
  const cover =
    interior.state === 'done' || made.cover?.hasFile
      ? madeStep('cover', made.cover, noted)
      : stepOf('cover', 'later')
  return [
    ...[check, ...edits, { ...interior, sizes: sizes ?? [] }],
    ...[madeStep('ebook', made.ebook, noted), cover],
  ]
}

/** Those of pages that are not wanted any more are of no use. */
function sizesOf({ state }: BookStep, made: Made | undefined): BookStep['sizes'] {
  return state === 'done' || state === 'failed' ? (made?.sizes ?? null) : null
}

function stepOf(kind: BookStep['kind'], state: BookStep['state']): BookStep {
  return {
    ...{ kind, state, ahead: null, seconds: null, usual_seconds: null, sizes: null, changes: null },
    ...{ fault: null, reason: null },
  }
}

function failedStep(kind: BookStep['kind'], fault: BookStep['fault'], reason: string): BookStep {
  return { ...stepOf(kind, 'failed'), fault, reason }
}

function checkStep({ isCurrent, problem }: Version, noted: Noted | undefined): BookStep {
  if (!isCurrent) return stepOf('check', noted?.isOpen ? 'working' : 'waiting')
  if (problem === null) return stepOf('check', 'done')
  return failedStep('check', problem === 'failed' ? 'ours' : 'file', problem)
}

/** @param made undefined: it is not its turn yet. */
function madeStep(kind: Exclude<BookWork, 'check'>, made: Made | undefined, noted: Noteds): BookStep {
  if (!made) return stepOf(kind, 'later')
  const { isMade, hasFile, isOutdated, isAsked, waits, problem } = made
  const { isOpen = false, reason = null } = noted.get(kind) ?? {}
  const fault = problem === 'too_long' || reason === TOO_LONG ? 'too_long' : 'ours'
  if (isMade && !isOutdated && problem === null) return stepOf(kind, 'done')
  if (isMade && !isOutdated && problem !== null) return failedStep(kind, fault, reason ?? problems[problem])
  if (waits) return stepOf(kind, 'later')
  if (isOpen) return stepOf(kind, 'working')
  // The file before stays where none could be made in its place.
  if (reason !== null) return failedStep(kind, fault, reason)
  // What else has changed waits for the clock, and there is a file.
  return stepOf(kind, hasFile && !isAsked ? 'done' : 'waiting')
}

function withTimes(step: BookStep, times: Times | undefined, noted: Noted | undefined): BookStep {
  if (step.state === 'waiting')
    return { ...step, ahead: times?.ahead ?? null, usual_seconds: times?.usual ?? null }
  if (step.state === 'working')
    return { ...step, seconds: noted?.seconds ?? null, usual_seconds: times?.usual ?? null }
  return step
}
