import { timeLimits } from '../../scripts/lib/time-limits.ts'

/** For an expectation of what the server does by itself, such as reading a file or setting a book. */
export const background = { timeout: timeLimits.background }
