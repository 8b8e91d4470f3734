import type { Database } from '../src/db/database.ts'

/** The same database, and how many statements it was asked through it. */
export function countQueries(db: Database): { db: Database; asked: () => number } {
  let count = 0
  const counting = db.withPlugin({
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: counting, asked: () => count }
}
