import { TAKING_OVER } from '../take-over.ts'
import { isTakenOver } from './part-taken-over.ts'

export const address = () => location.pathname + location.search

/** What the page shows is that of this address. */
let shown = address()
let takingOver = false
addEventListener(TAKING_OVER, () => {
  takingOver = true
})

/** The tabs whose panels all lie in the page, each with the address that it is. */
const tabs = new Map<string, HTMLAnchorElement>()

/** Whether the page shows what its address says, if need be by changing the tab. The framework sees to it itself when it runs. */
export function showsItsAddress(): boolean {
  if (address() === shown) return true
  const tab = tabsHere().get(address())
  if (!tab || takingOver) return false
  show(tab)
  return true
}

/** Shows a tab whose panel lies in the page, under its own address. @returns false where that is for the framework to do */
export function chooseTab(tab: Element): boolean {
  if (
    !(tab instanceof HTMLAnchorElement) ||
    !tabsHere().has(addressOf(tab)) ||
    takingOver ||
    isTakenOver(tab)
  )
    return false
  if (addressOf(tab) !== address()) history.pushState(null, '', tab.href)
  show(tab)
  return true
}

/** The tab that the server has shown may have been shown at an address that does not name it. */
function tabsHere(): ReadonlyMap<string, HTMLAnchorElement> {
  if (tabs.size === 0)
    for (const tab of document.querySelectorAll<HTMLAnchorElement>('[role=tab][data-here]')) {
      tabs.set(addressOf(tab), tab)
      if (tab.ariaSelected === 'true') tabs.set(shown, tab)
    }
  return tabs
}

function addressOf({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search
}

function show(tab: HTMLAnchorElement): void {
  shown = address()
  for (const other of new Set(tabsHere().values())) {
    other.ariaSelected = String(other === tab)
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = other !== tab
  }
}
