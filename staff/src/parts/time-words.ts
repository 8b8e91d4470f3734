const zone = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', ...zone })
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A day of the calendar, which has no zone. */
export function dayOf(date: string): string {
  return day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
}

const INDIAN_OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** The day in India that is so many days from now, as an ISO date. */
export function dayFromNow(days: number, now = Date.now()): string {
  return new Date(now + INDIAN_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10)
}

/** A moment as the company's clock shows it, whatever the device thinks. */
export function momentOf(at: string): string {
  return moment.format(new Date(at))
}

/** "3 days ago", in the largest unit of which there is one. */
export function ago(at: string, now: number): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000)
  for (const [unit, length] of units)
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit)
  return 'just now'
}
