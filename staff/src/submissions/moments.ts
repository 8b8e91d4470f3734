const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** A day (`2026-11-21`) as people say it; a dash for none. */
export function dayWords(date: string | null): string {
  // At noon there it is the same day in India.
  return date === null ? '–' : day.format(new Date(`${date}T12:00:00+05:30`))
}

/** An instant, where the company is. */
export function momentWords(iso: string): string {
  return moment.format(new Date(iso))
}

export function daysWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? '1 day' : `${days} days`
}
