/** How far an author's manuscript has come; the tabs of the self-publishing page are named so. */
export const stages = ['ready', 'progress', 'starting'] as const
export type Stage = (typeof stages)[number]

/** An unknown tab counts as none. */
export function readStage(search: Record<string, unknown>): { tab?: Stage } {
  const tab = stages.find((stage) => stage === search.tab)
  return tab ? { tab } : {}
}
