import { type RawBuilder, sql } from 'kysely'

/** Months such as `2026-04`, both of them within. */
export type Period = { from: string; to: string }

export function within({ from, to }: Period): RawBuilder<boolean> {
  return sql<boolean>`month between ${`${from}-01`}::date and ${`${to}-01`}::date`
}

const names = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `Apr 2025 to Mar 2026`, or one month by itself. */
export function periodWords({ from, to }: Period): string {
  const name = (month: string) => names.format(new Date(`${month}-01T00:00:00Z`))
  return from === to ? name(from) : `${name(from)} to ${name(to)}`
}

/** All months of a period in their order, those without a sale too. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = next(month)) months.push(month)
  return months
}

function next(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
