import { expect, test } from 'vitest'
import { nameSlowest, timesOfPlaywright } from './slowest-files.ts'

test('The files that took longest are named, the longest first, each once', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }))
  const lines = nameSlowest([...times, { file: '0.test.ts', seconds: 100.04 }])
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  100.0 s  0.test.ts')
  expect(lines.at(-1)).toBe('    3.0 s  3.test.ts')
})

test('A file of journeys took as long as its journeys together, those in groups too', () => {
  const spec = (duration: number) => ({
    title: 'passes',
    tests: [{ status: 'expected', results: [{ duration, errors: [] }] }],
  })
  const report = {
    stats: { expected: 3, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'login.spec.ts',
        file: 'login.spec.ts',
        specs: [spec(1000), spec(500)],
        suites: [{ title: 'on a phone', file: 'login.spec.ts', specs: [spec(250)] }],
      },
    ],
  }
  expect(nameSlowest(timesOfPlaywright(report))).toEqual(['    1.8 s  e2e/journeys/login.spec.ts'])
})
