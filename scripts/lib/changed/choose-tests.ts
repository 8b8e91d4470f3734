import { isJourney, isTestFile } from '../test-files.ts'
import { pagesOf, shareOf } from './pages.ts'
import { isIn, places, refuseMissingPlaces } from './places.ts'
import { isListOfParts, isTest, subjectOf, touchedBy, usesAll } from './touched-files.ts'
import { type Read, readUses, type Uses } from './uses.ts'

/** What nothing imports, and all hangs on. */
const forAll = /(^|\/)(package(-lock)?\.json|vitest\.config\.ts|vite\.config\.ts|playwright\.config\.ts)$/

/** A page is what a journey is about when so much of the addresses in it are the page's: others are passed on the way. */
const ABOUT = 1 / 3

export type Chosen = {
  tests: string[]
  journeys: string[]
  /** Why they are all or only some to look whether anything works at all; null: they were found by what changed. */
  because: { tests: string | null; journeys: string | null }
}

/**
 * The tests that a change can touch: those that use a changed file, those beside what uses it when they start the whole application,
 * and the journeys to pages that it shows on, or that show what a changed part of the server answers.
 * @throws Error when a place that the rules speak of is not among the files.
 */
export function chooseTests(changed: readonly string[], files: readonly string[], read: Read): Chosen {
  refuseMissingPlaces(files)
  const tests = files.filter(isTestFile)
  const journeys = files.filter(isJourney)
  const changesAll = changed.find((file) => forAll.test(file))
  if (changesAll) return { tests, journeys, because: { tests: changesAll, journeys: changesAll } }

  const uses = readUses(files, read)
  const touched = touchedBy(changed, uses)
  const subjects = new Set([...touched].filter((file) => !isTest(file)).map(subjectOf))
  const isChosen = (file: string) =>
    touched.has(file) || (subjects.has(subjectOf(file)) && subjectOf(file) !== null && usesAll(file, uses))

  const shown = new Set([...touched, ...shownBy(changed, touched, uses)])
  const pages = pagesOf(shown, files, read)
  const shares = new Map(journeys.map((file) => [file, shareOf(pages, withScreens(read(file) ?? ''))]))
  const from = (share: number) =>
    journeys.filter((file) => shown.has(file) || (shares.get(file) ?? 0) >= share)
  const about = from(ABOUT)
  const found = about.length > 0 ? about : from(Number.MIN_VALUE)
  const nothingTells = found.length === 0 && changed.some((file) => isIn(places.shown, file) && !isTest(file))
  return {
    tests: tests.filter(isChosen),
    journeys: nothingTells ? places.smoke : found,
    because: { tests: null, journeys: nothingTells ? 'nothing tells which pages it shows on' : null },
  }
}

/** Screens of the console are opened by what follows `/staff` in their address. */
function withScreens(journey: string): string {
  return journey.replaceAll(/(openConsole\([^\n]*?['`])(?=\/)/g, '$1/staff')
}

/**
 * Files of the browsers that ask what routes of the server answer, and what uses those files: the routes of the changed features, or,
 * where none of those tell, all that were touched.
 */
function shownBy(changed: readonly string[], touched: ReadonlySet<string>, uses: Uses): string[] {
  const mounted = new Set(
    [...uses]
      .filter(([file]) => file.startsWith('server/') && isListOfParts(file, uses))
      .flatMap(([, used]) => [...used]),
  )
  const routes = [...touched].filter((file) => mounted.has(file) && file.endsWith('routes.ts'))
  const features = new Set(changed.filter((file) => file.startsWith('server/')).map(subjectOf))
  const ofThese = routes.filter((file) => features.has(subjectOf(file)))
  const asked = features.has(null) || ofThese.length === 0 ? routes : ofThese
  const contract = asked.flatMap((file) => [...(uses.get(file) ?? [])].filter((used) => declares(used, uses)))
  return [...touchedBy([...new Set(contract)], uses)].filter((file) => isIn(places.browsers, file))
}

/** Whether one of the contract's lists of endpoints has it. */
function declares(file: string, uses: Uses): boolean {
  return places.endpoints.some((list) => uses.get(list)?.has(file))
}
