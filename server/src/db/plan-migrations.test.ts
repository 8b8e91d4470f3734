import { expect, test } from 'vitest'
import { planMigrations } from './plan-migrations.ts'

const known = ['0001-a', '0002-b', '0003-c']

test.each([
  [[], known],
  [['0001-a'], ['0002-b', '0003-c']],
  [known, []],
])('after %j there are still %j', (ran, toRun) => {
  expect(planMigrations(ran, known)).toEqual(toRun)
})

test('a newer database is left to its version', () => {
  expect(() => planMigrations([...known, '0005-e', '0004-d'], known)).toThrow(
    'The database is of a newer Panai (its schema is 0005-e, this one knows 0003-c): start that version, or restore a backup that this one has made.',
  )
})

test('a gap in what has run is told by its names', () => {
  expect(() => planMigrations(['0001-a', '0003-c'], known)).toThrow(
    /^The database can't be brought to this version: 0003-c has run there and 0002-b, which comes before it, has not/,
  )
})
