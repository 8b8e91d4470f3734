/** How long something takes, in whole days. */
export function daysWords(days: number): string {
  if (days === 0) return 'Less than a day'
  return days === 1 ? '1 day' : `${days} days`
}
