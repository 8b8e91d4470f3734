/** What a sales file may be at most, beside what its format allows. */

export const MOST_FILE_BYTES = 512 * 1024 * 1024
/** Header rows stand within so many rows, below titles and notes. */
export const HEADER_WITHIN_ROWS = 30

/** An order of a settlement is spread over rows that need not follow each other, so its parts are kept in memory. */
export const MOST_SETTLEMENT_GROUPS = 300_000

/** Problems that are named one by one; the rest is counted. */
export const MOST_PROBLEMS = 200
