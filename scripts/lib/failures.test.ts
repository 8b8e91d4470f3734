import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, nameFailures } from './failures.ts'

test('A failed test is named by its file, its title and the gist of its message', () => {
  const stack =
    'Error: 1 is not 2\n\n    at new Promise (<anonymous>)\n    at expect (/x/node_modules/y.js:1:1)\n    at a.test.ts:7:3\n    at b.ts:1:1'
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: '/repository/server/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'outer passes', status: 'passed', failureMessages: [] },
          { fullName: 'outer fails', status: 'failed', failureMessages: [stack] },
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
    {
      file: 'server/a.test.ts',
      testFile: 'server/a.test.ts',
      title: 'outer fails',
      message: 'Error: 1 is not 2\nat a.test.ts:7:3',
    },
    {
      file: 'server/b.test.ts',
      testFile: 'server/b.test.ts',
      title: 'the file itself',
      message: 'cannot load\nbecause',
    },
  ])
})

test('A failed journey is named with the groups it stands in, its message without colours', () => {
  const failed = (status: string, message: string, file = 'login.spec.ts') => [
    { status, results: [{ duration: 1, errors: [{ message, location: { file: `/x/${file}`, line: 12 } }] }] },
  ]
  const report = {
    stats: { expected: 1 },
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
            specs: [{ title: 'wavers', tests: failed('flaky', '\nError: not seen', 'staff.ts') }],
          },
        ],
      },
    ],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    {
      file: 'login.spec.ts:12',
      testFile: 'e2e/journeys/login.spec.ts',
      title: 'times out',
      message: 'Test timeout exceeded.',
    },
    {
      file: 'login.spec.ts (staff.ts:12)',
      testFile: 'e2e/journeys/login.spec.ts',
      title: 'on a phone wavers',
      message: 'Error: not seen',
    },
    {
      file: 'playwright',
      testFile: null,
      title: 'outside of the journeys',
      message: 'The server did not start',
    },
  ])
})

test('A journey that ran out of its time also says what it waited for, and where', () => {
  const errors = [
    { message: 'Test timeout of 120000ms exceeded.' },
    { message: 'Error: page.goto: closed', location: { file: '/x/help.spec.ts', line: 7 } },
  ]
  const specs = [{ title: 'is read', tests: [{ status: 'unexpected', results: [{ duration: 1, errors }] }] }]
  const suites = [{ title: 'help.spec.ts', file: 'help.spec.ts', specs }]
  const message = 'Test timeout of 120000ms exceeded.\nError: page.goto: closed'
  expect(failuresOfPlaywright({ stats: { expected: 0 }, errors: [], suites })).toEqual([
    { file: 'help.spec.ts:7', testFile: 'e2e/journeys/help.spec.ts', title: 'is read', message },
  ])
})

test('A failed journey tells what its page had for headings and warnings', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panai-failures-'))
  const file = path.join(folder, 'error-context.md')
  writeFileSync(
    file,
    '```yaml\n- main:\n  - heading "To do" [level=1]\n  - link "Home"\n  - alert: No answer came\n```\n',
  )
  const attachments = [{ name: 'error-context', path: file }]
  const results = [{ duration: 1, errors: [{ message: 'Error: not seen' }], attachments }]
  const specs = [{ title: 'is at home', tests: [{ status: 'unexpected', results }] }]
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }]
  const [failure] = failuresOfPlaywright({ stats: { expected: 0 }, errors: [], suites })
  rmSync(folder, { recursive: true })
  expect(failure?.message).toBe(
    'Error: not seen\nOn the page: heading "To do" [level=1]; alert: No answer came',
  )
})

test('A screen holds the first failures and says how many there are besides', () => {
  const failures = Array.from({ length: 23 }, (_, index) => ({
    file: 'a.test.ts',
    testFile: 'a.test.ts',
    title: `test ${index}`,
    message: 'no\nwhy',
  }))
  const lines = nameFailures(failures)
  expect(lines).toHaveLength(21)
  expect(lines[0]).toBe('FAILED: a.test.ts: test 0\n        no\n        why')
  expect(lines.at(-1)).toBe('and 3 more, named above')
})
