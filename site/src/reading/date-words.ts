import { localised } from '@panai/contract/language/localised'

/** Written out, because the short names that browsers know for en-IN and ta-IN differ between their versions. */
export const shortMonths = localised(
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  ['ஜன.', 'பிப்.', 'மார்.', 'ஏப்.', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக.', 'செப்.', 'அக்.', 'நவ.', 'டிச.'],
)

const indianOffset = 5.5 * 60 * 60 * 1000

/** A date or an instant (ISO 8601) as the short date of its day in India: "5 Nov 2025", "5 நவ. 2025". */
export function dateWords(iso: string): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return iso
  const there = new Date(time + indianOffset)
  return `${there.getUTCDate()} ${shortMonths[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}
