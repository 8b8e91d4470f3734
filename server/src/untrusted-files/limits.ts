import type { QueueLimits } from './fair-queue.ts'

const MB = 1024 * 1024

/**
 * What one process may take that opens a file. What the engine has reserved at its start and not used is not in the sum: with this
 * figure a process was seen to take 484 MB at the most, below the 512 that it may have.
 */
export const processLimits = {
  memoryBytes: 448 * MB,
  heapMb: 224,
  fileBytes: 64 * MB,
  openFiles: 64,
}

/** How long a file of a kind may be worked on, in seconds of the clock and of the processor alike. */
export const secondsOf = {
  picture: 10,
  document: 30,
  manuscript: 60,
  'book-file': 30,
  'sales-file': 30 * 60,
} as const

/** Honest files are done by then: what works longer gets what they leave of the processor. */
export const SLOW_MS = 2_000
export const SLOW_PRIORITY = 15

/** For what somebody waits for. A bomb holds a place for seconds: it is one of three, and its network's other ones are two in all. */
export const queueLimits: QueueLimits = {
  places: 3,
  placesOfNetwork: 2,
  mostOfAccount: 8,
  mostOfNetwork: 40,
  most: 200,
}

/** For what is read in the background, for minutes: it takes nobody's place. */
export const longQueueLimits: QueueLimits = { ...queueLimits, places: 1 }

/** A process that was started ahead and that nobody needs any more. */
export const IDLE_MS = 10_000
/** Nothing that a process tells is longer; a batch of rows is the longest. */
export const MOST_LINE_BYTES = 16 * MB
