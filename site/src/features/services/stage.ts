import { localised } from '@panai/contract/language/localised'
/** How far an author's manuscript has come; the tabs of the self-publishing page are named so. */
export const stages = ['ready', 'progress', 'starting'] as const
export type Stage = (typeof stages)[number]

export const stageTitles = localised<Readonly<Record<Stage, string>>>(
  { ready: 'Manuscript Ready', progress: 'Manuscript Under Progress', starting: 'Need Motivation' },
  { ready: 'கையெழுத்துப் பிரதி தயார்', progress: 'எழுதி வருகிறேன்', starting: 'ஊக்கம் தேவை' },
)

/** An unknown tab counts as none. It is named all the same: what is left out here, the router takes from the address as it stands. */
export function readStage(search: Record<string, unknown>): { tab?: Stage | undefined } {
  return { tab: stages.find((stage) => stage === search.tab) }
}
