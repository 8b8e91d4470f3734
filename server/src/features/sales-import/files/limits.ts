/** What a sales file may be at most. Each is several times what a channel of a large publisher sends for a month. */

export const MOST_FILE_BYTES = 512 * 1024 * 1024
export const MOST_ROWS = 2_000_000
/** Flipkart's sheet has about ninety, Ingram's about a hundred. */
export const MOST_COLUMNS = 400
/** What a cell of a workbook can hold. */
export const MOST_CELL_CHARS = 32_767
/** A row of text, in bytes: what a quotation mark that is never closed may swallow. */
export const MOST_RECORD_BYTES = 8 * MOST_CELL_CHARS
/** Header rows stand within so many rows, below titles and notes. */
export const HEADER_WITHIN_ROWS = 30

export const MOST_PARTS = 1_000
export const MOST_SHEETS = 50
export const MOST_UNPACKED_BYTES = 1024 * 1024 * 1024
/** Rows of a table pack to a fiftieth at the best; what unpacks to more was made to burst. */
export const MOST_RATIO = 200
/** Texts that a workbook's cells share, all together; they are kept in memory. */
export const MOST_SHARED_CHARS = 64 * 1024 * 1024
/** One XML element, in characters. */
export const MOST_ELEMENT_CHARS = 4 * 1024 * 1024

/** An order of a settlement is spread over rows that need not follow each other, so its parts are kept in memory. */
export const MOST_SETTLEMENT_GROUPS = 300_000

/** Problems that are named one by one; the rest is counted. */
export const MOST_PROBLEMS = 200
