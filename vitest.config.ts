import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { currentBuild, serverBuild } from './scripts/lib/builds.mjs'
import { programsAt } from './scripts/lib/programs-at.ts'
import { isRecentNode, OLDEST_MAJOR } from './scripts/lib/recent-node.mjs'
import { fail } from './scripts/lib/say.mjs'
import { testsWithoutDatabase, withDatabaseOfTheirOwn } from './scripts/lib/tests-without-database.ts'
import { timeLimits } from './scripts/lib/time-limits.ts'

// What an older Node does not have is not imported by name in this file and what it imports: it would fail before it comes here.
if (!isRecentNode())
  fail(
    `Node ${process.versions.node} is too old for the tests, which need ${OLDEST_MAJOR} or later. \`npm run test:one -- <part of a name>\` runs them with one that is not.`,
  )

/**
 * They ask a database, but nothing that its version could answer in another way: they run on the embedded one alone. What they ask,
 * other tests of the same subjects ask on each database.
 */
const onAnyDatabase = [
  // The session of a token is looked up in the same way by those who are let in, on each database.
  'server/src/access/refused.test.ts',
  // The server's process is killed and the database lives: a database that dies itself has its tests on each version.
  'server/src/features/payouts/pay-crash.long.test.ts',
  'server/src/features/sales-import/kill.long.test.ts',
  'server/src/features/statements/kill.long.test.ts',
  'server/src/features/submissions/checks/kill.long.test.ts',
  'server/src/features/submissions/interiors/kill.long.test.ts',
  'server/src/features/submissions/kill.long.test.ts',
  'server/src/mail/crash.long.test.ts',
  // What is kept and put back is tried on each database by `backup.test.ts`, and between two of them by the commands themselves.
  'server/src/backup/commands.long.test.ts',
  // A scanner is asked before anything is stored.
  'server/src/untrusted-files/scan-file.long.test.ts',
  // Random addresses are refused, and files read, before a database is asked for more than a row.
  'server/src/http/any-address.test.ts',
  'server/src/features/submissions/inspection/open-files.test.ts',
  // Scripts of the built site are read, and no database is asked.
  'server/test/built-languages.test.ts',
]
/** It kills a PostgreSQL 15, so it belongs to the run on that. */
const onPostgres15 = ['server/src/killed-postgres.long.test.ts']
const onOthers = process.env.TEST_DATABASE_URL ? onAnyDatabase : onPostgres15
/** Who names files has them run, on whichever database there is. */
const leftToOthers = process.env.NAMED_TESTS ? [] : onOthers
/** Files of minutes are left out where LONG_TESTS is 0. */
const long = process.env.LONG_TESTS === '0' ? ['**/*.long.test.ts'] : []
/** They run once, and not on each database. */
const withoutDatabase = testsWithoutDatabase()
/** Files from outside are opened by the program that was built, as in the product, where the build is of what is there now. */
const built = currentBuild(serverBuild)
const plugins = built
  ? [programsAt((program) => `new URL(${JSON.stringify(pathToFileURL(`${built}/${program}.mjs`).href)})`)]
  : []

/** Rounds that are asked for by hand may take as long as they take. */
const isByHand = process.env.KILLS !== undefined || process.env.MONEY_SEQUENCES !== undefined
const limits = {
  testTimeout: isByHand ? 0 : timeLimits.test,
  hookTimeout: timeLimits.hook,
  teardownTimeout: timeLimits.hook,
  expect: { poll: { timeout: timeLimits.expectation } },
}

/** One more than there are processors: a test waits now and then for processes and databases. */
const maxWorkers = os.availableParallelism() + 1

/** What takes longest begins first, so that no processor is idle while another works off the last of it. */
const longest = /kill|crash|main|backup|commands|properties|refused|let-in|any-address|start-embedded/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(path.basename(moduleId))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Where files do not `isolate`, a worker keeps its modules: loading them again for each file was a third of the work.
 * A test there puts back what it changes of its process.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'contract/src/**/*.test.ts',
            'client/**/*.test.ts',
            'site/src/**/*.test.ts',
            'site/*.test.ts',
            'site/art/**/*.test.ts',
            'staff/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'documents/**/*.test.ts',
            'attack/**/*.test.ts',
            'bench/lib/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: [...long, '**/node_modules/**'],
          // A style sheet that is read is read as it is.
          css: { include: [/colours\.css/] },
          ...limits,
          maxWorkers,
        },
      },
      {
        plugins,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [
            ...withDatabaseOfTheirOwn,
            ...withoutDatabase,
            ...long,
            '**/node_modules/**',
            ...leftToOthers,
          ],
          globalSetup: 'server/test/database-for-tests.ts',
          isolate: false,
          ...limits,
          maxWorkers,
        },
      },
      {
        plugins,
        test: {
          name: 'embedded database',
          include: withDatabaseOfTheirOwn,
          exclude: long,
          ...limits,
          maxWorkers,
        },
      },
    ],
  },
})
