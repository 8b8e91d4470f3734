const EVERY_MS = 2_000

export type Say = (line: string) => void

/** Prints the progress now and then; short work prints nothing in between. */
export function createProgress(say: Say) {
  let told = performance.now()
  return {
    tell(line: () => string): void {
      if (performance.now() - told < EVERY_MS) return
      told = performance.now()
      say(line())
    },
  }
}
export type Progress = ReturnType<typeof createProgress>

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

export function inBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes === 0 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`
}

export function inNumbers(count: number): string {
  return count.toLocaleString('en-IN')
}
