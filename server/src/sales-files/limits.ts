/** What a sales file may be at most, beside what its format allows. */

export const MOST_FILE_BYTES = 512 * 1024 * 1024
/** Header rows stand within so many rows, below titles and notes. */
export const HEADER_WITHIN_ROWS = 30

/** How much of a header shows that it was meant for a layout, when something of it is missing. */
export const NEARLY = 0.6

/** An order of a settlement is spread over rows that need not follow each other, so its parts are kept in memory. */
export const MOST_SETTLEMENT_GROUPS = 300_000

/** Rows that are looked at for what their numbers and days prove, before more are looked at only if nothing is proven. */
export const LOOKED_AT_ROWS = 20_000

/** Of a sheet that is not read: rows that are looked at, and cells that are shown. */
export const MOST_UNREAD_ROWS = 10_000
export const MOST_UNREAD_CELLS = 30

/** Problems that are named one by one; the rest is counted. */
export const MOST_PROBLEMS = 200
