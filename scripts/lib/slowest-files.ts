import { JOURNEYS, journeysOf, type PlaywrightReport } from './reports.ts'

/** How long a test file took; those of a file that ran in pieces are added up. */
export type FileTime = { file: string; seconds: number }

export function timesOfPlaywright(report: PlaywrightReport): FileTime[] {
  return journeysOf(report).flatMap(({ file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ duration }) => ({ file: `${JOURNEYS}/${file}`, seconds: duration / 1000 })),
  )
}

const MOST_NAMED = 10

/** A line each for the files that took longest, the longest first. */
export function nameSlowest(times: FileTime[]): string[] {
  const sums = new Map<string, number>()
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_NAMED)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
