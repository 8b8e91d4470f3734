import type { ResultKind } from '@panai/contract/search'

/** What has an entry: what a visitor may find, and what the company's people find besides. */
export type EntryKind = ResultKind | 'submission'

/** How well an entry answers; the least is the best. */
export const tiers = {
  writtenExactly: 0,
  writtenBeginning: 1,
  writtenWholeWords: 2,
  soundsExactly: 3,
  soundsWholeWords: 4,
  soundsBeginning: 5,
  writtenWords: 6,
  soundsWords: 7,
  withOtherNames: 8,
  insideName: 9,
  insideText: 10,
  fuzzy: 11,
  lackingWord: 12,
} as const

export type FoundEntry = { kind: EntryKind; target_id: number; tier: number }
