import { defineConfig } from 'vitest/config'

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
            'server/src/features/sales-import/files/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          // Reading files needs no database, so it waits for none.
          exclude: [
            'server/src/db/embedded/**',
            'server/src/features/sales-import/files/**',
            '**/node_modules/**',
            // It kills a PostgreSQL 15, so it belongs to the run on that.
            ...(process.env.TEST_DATABASE_URL ? [] : ['server/src/killed-postgres.test.ts']),
          ],
          globalSetup: 'server/test/database-for-tests.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'embedded database',
          include: ['server/src/db/embedded/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
