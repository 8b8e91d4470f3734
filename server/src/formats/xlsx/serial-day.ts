const DAY_MS = 86_400_000
/** Day 0 of spreadsheets, as they count since March 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** The number by which a spreadsheet knows a day: `2026-04-01`, or a month for its first day. Null for what is neither. */
export function serialDay(text: string): number | null {
  const [, month, day = '-01'] = /^(\d{4}-\d{2})(-\d{2})?$/.exec(text) ?? []
  if (month === undefined) return null
  return Math.round((Date.parse(`${month}${day}T00:00:00Z`) - DAY_ZERO) / DAY_MS)
}
