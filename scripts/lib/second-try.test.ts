import { expect, test } from 'vitest'
import { type Part, tryAgain } from './second-try.ts'
import { none, type Tally } from './tally.ts'

const failure = (testFile: string | null, title = 'a test') => ({
  ...{ file: testFile ?? 'vitest', testFile, title },
  message: 'no',
})

function aPart(title: string, tally: Partial<Tally>, again: Record<string, Partial<Tally>> = {}) {
  const asked: string[] = []
  const work = async (file = '') => {
    asked.push(file)
    return { ...none, ...again[file] }
  }
  const part: Part = { title, work, tally: { ...none, ...tally } }
  return { part, asked }
}
const quietly = () => {}

test('a file that passes alone counts as passed and is named, one that fails again has failed', async () => {
  const failures = [failure('a.test.ts', 'one'), failure('a.test.ts', 'two'), failure('b.test.ts')]
  const { part, asked } = aPart(
    'Server tests',
    { passed: 7, failures },
    { 'a.test.ts': { passed: 5 }, 'b.test.ts': { passed: 3, failures: [failure('b.test.ts', 'another')] } },
  )
  const { parts, unsteady } = await tryAgain([part], quietly)
  expect(asked).toEqual(['a.test.ts', 'b.test.ts'])
  expect(unsteady).toEqual([{ file: 'a.test.ts', part: 'Server tests', failures: failures.slice(0, 2) }])
  expect(parts[0]?.tally).toMatchObject({ passed: 9, failures: [failures[2]] })
})

test('a second try in which no test ran is none that passed', async () => {
  const { part } = aPart('Journeys', { failures: [failure('a.spec.ts')] })
  const { parts, unsteady } = await tryAgain([part], quietly)
  expect([parts[0]?.tally.failures.length, unsteady]).toEqual([1, []])
})

test('what is no test file is not forgiven', async () => {
  const { part, asked } = aPart('Checks', { failures: [failure(null, 'types of server')] })
  const { parts } = await tryAgain([part], quietly)
  expect(asked).toEqual([])
  expect(parts[0]?.tally.failures).toHaveLength(1)
})

test('more than three files that failed, in whatever parts, are not tried again', async () => {
  const two = aPart('One database', { failures: [failure('a.test.ts'), failure('b.test.ts')] })
  const same = aPart('Another database', { failures: [failure('a.test.ts'), failure('c.test.ts')] })
  const said: string[] = []
  const { parts, unsteady } = await tryAgain([two.part, same.part], (line) => said.push(line))
  expect([...two.asked, ...same.asked, ...unsteady]).toEqual([])
  expect(parts.flatMap(({ tally }) => tally.failures)).toHaveLength(4)
  expect(said).toEqual(['4 files failed: with more than 3 none is tried again.'])
})
