/** The tab to which a key leads from the one that has the focus. */
export function tabBeside(tab: Element | null, key: string): HTMLElement | undefined {
  const all = [...(tab?.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = all.findIndex((one) => one.isSameNode(tab))
  if (at < 0) return undefined
  if (key === 'ArrowRight') return all[(at + 1) % all.length]
  if (key === 'ArrowLeft') return all.at(at - 1)
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}
