/** What a table that is read may be at most. Each is several times what a channel of a large publisher sends for a month. */

export const MOST_ROWS = 2_000_000
/** Flipkart's sheet has about ninety, Ingram's about a hundred. */
export const MOST_COLUMNS = 400
/** What a cell of a workbook can hold. */
export const MOST_CELL_CHARS = 32_767
/** A row of text, in bytes: what a quotation mark that is never closed may swallow. */
export const MOST_RECORD_BYTES = 8 * MOST_CELL_CHARS

export const MOST_SHEETS = 50
/** Rows of a table pack to a fiftieth at the best; what unpacks to more was made to burst. */
export const workbookLimits = { parts: 1_000, bytes: 1024 * 1024 * 1024, ratio: 200 } as const
/** Texts that a workbook's cells share, all together; they are kept in memory. */
export const MOST_SHARED_CHARS = 64 * 1024 * 1024
/** One XML element, in characters. */
export const MOST_ELEMENT_CHARS = 4 * 1024 * 1024
/** How deep XML elements stand in each other; those of workbooks do some twenty deep. */
export const MOST_LEVELS = 200
/** What cells and rows that a workbook writes once and counts often come to, in characters; honest ones are alike by chance. */
export const MOST_REPEATED_CHARS = 64 * 1024 * 1024
/** A workbook in another file is unpacked into the memory of its process, which has to hold the texts of its cells beside it. */
export const MOST_BYTES_IN_MEMORY = 32 * 1024 * 1024
