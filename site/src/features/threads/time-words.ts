const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** The time of day of an instant in India: "14:05". */
export function timeWords(iso: string): string {
  return clock.format(new Date(iso))
}
