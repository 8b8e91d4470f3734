/** The columns of an import that keep the month (`2026-04`) which somebody gave; nothing where none was. */
export function daysOfMonth(month: string | undefined) {
  if (!month) return {}
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { given_from: `${month}-01`, given_to: `${month}-${last}` }
}
