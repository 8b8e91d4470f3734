import type { ResultKind } from '@panai/contract/search/search'

/** What has an entry: what a visitor may find, and what the company's people find besides. */
export type EntryKind = ResultKind | 'submission'

/** How well an entry answers; the least is the best. */
export const tiers = {
  writtenExactly: 0,
  soundsExactly: 1,
  otherNameExactly: 2,
  writtenBeginning: 3,
  writtenWholeWords: 4,
  writtenWords: 5,
  soundsWholeWords: 6,
  soundsBeginning: 7,
  otherNameBeginning: 8,
  soundsBeginningInOneWord: 9,
  namesWholeWords: 10,
  ofKind: 11,
  withinQuery: 12,
  otherNameInOneWord: 13,
  soundsWords: 14,
  withOtherNames: 15,
  fuzzyExactly: 16,
  insideOneWord: 17,
  insideName: 18,
  insideText: 19,
  fuzzy: 20,
  fuzzyWithOtherNames: 21,
  fuzzyButOne: 22,
  fuzzyWithinQuery: 23,
} as const

export type FoundEntry = { kind: EntryKind; target_id: number; tier: number }
