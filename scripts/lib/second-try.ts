import type { Failure } from './failures.ts'
import type { Tally } from './tally.ts'

/** A part of a run and what came of it. With a file its work runs the tests of that file alone. */
export type Part = { title: string; work: (file?: string) => Promise<Tally>; tally: Tally }

/** A test file that failed beside others and passed alone, with what it said when it failed. */
export type Unsteady = { file: string; part: string; failures: Failure[] }

/** More than so many are no chance. */
export const MOST_UNSTEADY = 3

type Failed = { part: Part; file: string }

/** The test files that failed, each once a part; what failed outside of all files is not among them. */
export function failedFiles(parts: readonly Part[]): Failed[] {
  return parts.flatMap((part) => {
    const files = part.tally.failures.flatMap(({ testFile }) => testFile ?? [])
    return [...new Set(files)].map((file) => ({ part, file }))
  })
}

/**
 * Runs each file that failed once more, alone, when they are few. What passes then counts as passed, and is named as unsteady. What
 * fails again has failed, and is told as it failed the first time.
 */
export async function tryAgain(
  parts: readonly Part[],
  say: (line: string) => void = console.log,
): Promise<{ parts: Part[]; unsteady: Unsteady[] }> {
  const failed = failedFiles(parts)
  if (failed.length > MOST_UNSTEADY) {
    say(`${failed.length} files failed: with more than ${MOST_UNSTEADY} none is tried again.`)
    return { parts: [...parts], unsteady: [] }
  }
  const unsteady: Unsteady[] = []
  const tallies = new Map(parts.map((part) => [part, part.tally]))
  for (const { part, file } of failed) {
    say(`\n=== Once more, alone: ${file} (${part.title})`)
    const again = await part.work(file)
    if (again.failures.length > 0 || again.passed === 0) continue
    const before = tallies.get(part) ?? part.tally
    const failures = before.failures.filter(({ testFile }) => testFile === file)
    unsteady.push({ file, part: part.title, failures })
    tallies.set(part, {
      ...before,
      passed: before.passed + failures.length,
      failures: before.failures.filter((failure) => !failures.includes(failure)),
    })
  }
  return { parts: parts.map((part) => ({ ...part, tally: tallies.get(part) ?? part.tally })), unsteady }
}
