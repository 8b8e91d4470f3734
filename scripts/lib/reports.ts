/** What we read of the JSON reports of Vitest and Playwright. */
export type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
export type PlaywrightReport = {
  suites: Suite[]
  errors: ReportedError[]
  stats: { expected: number }
}
export type Location = { file: string; line: number }
type ReportedError = { message?: string; location?: Location }
/** One try of a journey. */
export type Result = {
  duration: number
  errors: ReportedError[]
  attachments?: { name: string; path?: string }[]
}
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  tests: { status: string; results: Result[] }[]
}

/** The folder of the journeys, whose files Playwright names from there. */
export const JOURNEYS = 'e2e/journeys'

/** A journey with its file; its title begins with those of the groups it stands in. */
export type Journey = Spec & { file: string }

export function journeysOf({ suites }: PlaywrightReport): Journey[] {
  return suites.flatMap((suite) => journeysIn(suite, []))
}

function journeysIn({ file, specs, suites = [] }: Suite, groups: string[]): Journey[] {
  const own = specs.map((spec) => ({ ...spec, file, title: [...groups, spec.title].join(' ') }))
  return [...own, ...suites.flatMap((inner) => journeysIn(inner, [...groups, inner.title]))]
}
