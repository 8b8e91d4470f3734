/**
 * How long a test may wait, in milliseconds. Each limit only ends a hang, on a machine many times slower than ours: what happens is
 * what a test waits for, and how fast it is the bench measures.
 */
export const timeLimits = {
  /** For what a page or a server does at once. */
  expectation: 30_000,
  /** For what is done in the background: a book is set, a file is read, a process is started again. */
  background: 400_000,
  hook: 120_000,
  /** A test may wait more than once for the background. */
  test: 900_000,
} as const
