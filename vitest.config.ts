import { globSync } from 'node:fs'
import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { root } from './scripts/lib/commands.ts'
import { testsWithoutDatabase } from './scripts/lib/tests-without-database.ts'

/** Tests of the server itself with a database that is its own: they run on no other. */
const onItsOwn = [
  'server/src/db/embedded/**/*.test.ts',
  'server/src/killed-database.test.ts',
  'server/src/main-on-its-own.test.ts',
]
const ownDatabase = new Set(globSync(onItsOwn, { cwd: root }))
/** They run once, and not on each database. */
const withoutDatabase = testsWithoutDatabase().filter((file) => !ownDatabase.has(file))
/** One more than there are processors: a test waits now and then for processes and databases. */
const maxWorkers = os.availableParallelism() + 1

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'session/src/**/*.test.ts',
            'site/src/**/*.test.ts',
            'site/art/**/*.test.ts',
            'staff/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'documents/**/*.test.ts',
            ...withoutDatabase,
          ],
          testTimeout: 30_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [
            ...onItsOwn,
            ...withoutDatabase,
            '**/node_modules/**',
            // It kills a PostgreSQL 15, so it belongs to the run on that.
            ...(process.env.TEST_DATABASE_URL ? [] : ['server/src/killed-postgres.test.ts']),
          ],
          globalSetup: 'server/test/database-for-tests.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'embedded database',
          include: onItsOwn,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
    ],
  },
})
