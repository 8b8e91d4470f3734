const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "1 mail", "1,23,456 mails". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : several}`
}

/** "3 hours", in the largest unit of which there are two, so that little is lost. */
export function lasted(since: Date): string {
  const seconds = Math.max(0, (Date.now() - since.getTime()) / 1_000)
  for (const [unit, length] of units)
    if (seconds >= 2 * length || (unit === 'minute' && seconds >= length))
      return counted(Math.floor(seconds / length), unit)
  return counted(Math.max(1, Math.floor(seconds)), 'second')
}
