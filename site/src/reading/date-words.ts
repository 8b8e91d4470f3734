/** Written out, because the short names that browsers know for en-IN differ between their versions. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

const indianOffset = 5.5 * 60 * 60 * 1000

/** A date or an instant (ISO 8601) as the en-IN short date of its day in India: "5 Nov 2025". */
export function dateWords(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const there = new Date(time + indianOffset)
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}
