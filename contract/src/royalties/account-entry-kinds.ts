/** Browsers load this: no schema library here. */

/**
 * What is entered by hand in an author's favour or against them. `adjustment`: between author and company. `opening`: what was owed in
 * the books before these, when an author is taken over from them. `advance`: royalty paid before it is earned, which later royalty recoups.
 */
export const manualJournalKinds = ['adjustment', 'opening', 'advance'] as const
export type ManualJournalKind = (typeof manualJournalKinds)[number]

export const entryNames: Record<ManualJournalKind, string> = {
  adjustment: 'Adjustment',
  opening: 'Balance of earlier accounts',
  advance: 'Advance',
}

export const tamilEntryNames: Record<ManualJournalKind, string> = {
  adjustment: 'கணக்குச் சரிசெய்தல்',
  opening: 'முந்தைய கணக்கின் இருப்பு',
  advance: 'முன்பணம்',
}
