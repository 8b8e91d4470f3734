import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, nameFailures } from './failures.ts'

test('A failed test is named by its file, its title and the first line of its message', () => {
  const report = {
    numPassedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: '/repository/server/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'outer passes', status: 'passed', failureMessages: [] },
          { fullName: 'outer fails', status: 'failed', failureMessages: ['Error: 1 is not 2\n    at a:1'] },
        ],
      },
      {
        name: '/repository/server/b.test.ts',
        status: 'failed',
        message: 'cannot load\nbecause',
        assertionResults: [],
      },
    ],
  }
  expect(failuresOfVitest(report, '/repository')).toEqual([
    { file: 'server/a.test.ts', title: 'outer fails', message: 'Error: 1 is not 2' },
    { file: 'server/b.test.ts', title: 'the file itself', message: 'cannot load' },
  ])
})

test('A failed journey is named with the groups it stands in, its message without colours', () => {
  const failed = (status: string, message: string) => [
    { status, results: [{ duration: 1, errors: [{ message }] }] },
  ]
  const report = {
    stats: { expected: 1, skipped: 0 },
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        title: 'login.spec.ts',
        file: 'login.spec.ts',
        specs: [
          { title: 'times out', tests: failed('unexpected', '\u001b[31mTest timeout exceeded.\u001b[39m') },
          { title: 'passes', tests: [{ status: 'expected', results: [{ duration: 1, errors: [] }] }] },
        ],
        suites: [
          {
            title: 'on a phone',
            file: 'login.spec.ts',
            specs: [{ title: 'wavers', tests: failed('flaky', '\nError: not seen') }],
          },
        ],
      },
    ],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    { file: 'login.spec.ts', title: 'times out', message: 'Test timeout exceeded.' },
    { file: 'login.spec.ts', title: 'on a phone wavers', message: 'Error: not seen' },
    { file: 'playwright', title: 'outside of the journeys', message: 'The server did not start' },
  ])
})

test('A screen holds the first failures and says how many there are besides', () => {
  const failures = Array.from({ length: 23 }, (_, index) => ({
    file: 'a.test.ts',
    title: `test ${index}`,
    message: 'no',
  }))
  const lines = nameFailures(failures)
  expect(lines).toHaveLength(21)
  expect(lines[0]).toBe('FAILED: a.test.ts: test 0\n        no')
  expect(lines.at(-1)).toBe('and 3 more, named above')
})
