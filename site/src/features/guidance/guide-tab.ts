import { localised } from '@panai/contract/language/localised'

/** What the guidelines are about; the tabs of the page are named so. */
export const guideTabs = ['manuscript', 'word-limits', 'images'] as const
export type GuideTab = (typeof guideTabs)[number]

export const guideTitles = localised<Readonly<Record<GuideTab, string>>>(
  { manuscript: 'Manuscript Format', 'word-limits': 'Word Limits', images: 'Images & Captions' },
  { manuscript: 'கையெழுத்துப் பிரதியின் வடிவம்', 'word-limits': 'சொல் வரம்பு', images: 'படங்களும் படக்குறிப்புகளும்' },
)

/** An unknown tab counts as none; undefined for the first, whose address is the plain one. */
export function readGuideTab(search: Record<string, unknown>): {
  tab?: Exclude<GuideTab, 'manuscript'> | undefined
} {
  return { tab: guideTabs.filter((tab) => tab !== 'manuscript').find((tab) => tab === search.tab) }
}
