import { dateWords } from './date-words.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** An instant (ISO 8601) as its day and time in India: "5 Nov 2025, 17:30". */
export function momentWords(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : `${dateWords(iso)}, ${clock.format(time)}`
}
