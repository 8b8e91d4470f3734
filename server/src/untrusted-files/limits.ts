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

/** Of what a process tells of a fault of its own, in letters. */
export const MOST_FAILURE = 2_000

/**
 * What a kind of work may take that needs more: a book of a thousand pages is held whole while it is set, and as an e-book with its
 * check; pictures of a cover are held in all their dots.
 */
export const memoryOf: Partial<Record<keyof typeof secondsOf, number>> = {
  interior: 1_024 * MB,
  ebook: 768 * MB,
  sample: 768 * MB,
  cover: 768 * MB,
}

/**
 * Addresses that the libraries of a kind reserve and never use: modules of WebAssembly take gigabytes of them, or all that there are,
 * and leave none to a long book. What is used of them is memory, which is limited as ever.
 */
export const reservedOf: Partial<Record<keyof typeof secondsOf, number>> = {
  interior: 8_192 * MB,
  cover: 8_192 * MB,
}

/** How long a file of a kind may be worked on, in seconds of the processor; by the clock as long, times its patience. */
export const secondsOf = {
  picture: 10,
  document: 30,
  manuscript: 60,
  'corrected-text': 30,
  'print-file': 60,
  interior: 60,
  ebook: 60,
  sample: 60,
  cover: 60,
  'book-file': 30,
  'sales-file': 30 * 60,
} as const

/**
 * How much longer than its seconds of the processor a kind may take by the clock, where nobody waits: what is set in the background
 * goes behind all that somebody waits for, so that a long book takes minutes on a busy machine.
 */
export const patienceOf: Partial<Record<keyof typeof secondsOf, number>> = {
  interior: 5,
  ebook: 5,
  sample: 5,
  cover: 5,
}

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

/** For books that are set for print and made into e-books, which takes a processor for a while: none waits for them. */
export const settingQueueLimits: QueueLimits = { ...queueLimits, places: 2 }

/** A process that was started ahead and that nobody needs any more. */
export const IDLE_MS = 10_000
/** Nothing that a process tells is longer; a batch of rows is the longest. */
export const MOST_LINE_BYTES = 16 * MB
