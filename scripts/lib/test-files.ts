/** Whether Vitest runs it. */
export function isTestFile(file: string): boolean {
  return file.endsWith('.test.ts')
}

/** Whether Playwright runs it. */
export function isJourney(file: string): boolean {
  return file.startsWith('e2e/journeys/') && file.endsWith('.spec.ts')
}

/** The files whose path has one of these parts, in capitals or not, by what runs them. */
export function findTestFiles(
  parts: readonly string[],
  files: readonly string[],
): { tests: string[]; journeys: string[] } {
  const isMeant = (file: string) => parts.some((part) => file.toLowerCase().includes(part.toLowerCase()))
  return {
    tests: files.filter((file) => isTestFile(file) && isMeant(file)),
    journeys: files.filter((file) => isJourney(file) && isMeant(file)),
  }
}

const MOST_NAMED = 5

/**
 * The test files whose path has most of what the part is spelled of, three letters at a time, the closest first; none when they share
 * nothing. Of those that are as close, the one with less beside it is closer.
 */
export function closestTestFiles(part: string, files: readonly string[]): string[] {
  const wanted = [...triplesOf(part)]
  const shared = (file: string) => {
    const triples = triplesOf(file)
    return wanted.filter((triple) => triples.has(triple)).length
  }
  return files
    .filter((file) => isTestFile(file) || isJourney(file))
    .map((file) => ({ file, close: shared(file) }))
    .filter(({ close }) => close > 0)
    .sort((a, b) => b.close - a.close || a.file.length - b.file.length)
    .slice(0, MOST_NAMED)
    .map(({ file }) => file)
}

function triplesOf(text: string): Set<string> {
  const letters = text.toLowerCase()
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)),
  )
}
