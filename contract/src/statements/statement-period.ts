/** How long a statement's period is: calendar months, and quarters that begin in January, April, July and October. */
export const statementPeriods = ['month', 'quarter'] as const
export type StatementPeriod = (typeof statementPeriods)[number]

/** Whether a period of that length can begin on this ISO date. */
export function mayBegin(period: StatementPeriod, from: string): boolean {
  const [, month, day] = from.split('-').map(Number)
  return day === 1 && (period === 'month' || ((month ?? 0) - 1) % 3 === 0)
}

/** ISO date of the last day of the period that begins on `from`. */
export function periodEnd(period: StatementPeriod, from: string): string {
  const [year = 0, month = 1] = from.split('-').map(Number)
  // Day 0 of the month behind it.
  return new Date(Date.UTC(year, month - 1 + (period === 'month' ? 1 : 3), 0)).toISOString().slice(0, 10)
}

/** The length of the period from one ISO date to another. */
export function periodOf(from: string, to: string): StatementPeriod {
  return from.slice(0, 7) === to.slice(0, 7) ? 'month' : 'quarter'
}
