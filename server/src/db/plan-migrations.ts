import { StartupProblem } from '../startup/startup-problem.ts'

/**
 * Which migrations are still to run, in their order. @throws StartupProblem when this version can't go on from there: the database is of a
 * newer one, or of a state that lies on no way to this one.
 */
export function planMigrations(ran: readonly string[], known: readonly string[]): string[] {
  const unknown = ran.filter((name) => !known.includes(name)).toSorted()
  const newest = unknown.at(-1)
  if (newest !== undefined)
    throw new StartupProblem(
      `The database is of a newer Panai (its schema is ${newest}, this one knows ${known.at(-1)}): start that version, or restore a backup that this one has made.`,
    )
  const toRun = known.filter((name) => !ran.includes(name)).toSorted()
  const [first] = toRun
  const last = ran.toSorted().at(-1)
  if (first !== undefined && last !== undefined && first < last)
    throw new StartupProblem(
      `The database can't be brought to this version: ${last} has run there and ${first}, which comes before it, has not, so that it was made by a version that was never released. Restore a backup of it into an empty database, or start the version that made it.`,
    )
  return toRun
}
