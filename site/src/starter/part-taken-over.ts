const PATIENCE_MS = 10_000
/** A part whose code can't be fetched is never taken over, and nobody has turned to it. */
const PATIENCE_WITH_OTHERS_MS = 3_000
const LOOK_AGAIN_MS = 20

/** React puts keys of its own on every element that it has taken over. */
export function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

/** Waits for the part of the page that an element is in: parts whose code is still on its way are taken over later. */
export async function partTakenOver(element: Element): Promise<void> {
  await takenOver(element, performance.now() + PATIENCE_MS)
}

/**
 * Waits for all parts of the page. What somebody has done in one may change another, such as the list below a filter; and what React
 * takes over must still be what was rendered.
 */
export async function allPartsTakenOver(): Promise<void> {
  const last = performance.now() + PATIENCE_WITH_OTHERS_MS
  for (const element of document.querySelectorAll(
    'main :is(a, button, input, select, textarea):not(live-part *, .article-text *)',
  ))
    await takenOver(element, last)
}

/** @param last in milliseconds, as `performance.now` counts them */
async function takenOver(element: Element, last: number): Promise<void> {
  if (isTakenOver(element)) return
  // A part that could be taken over is as soon as something happens in it.
  element.dispatchEvent(new Event('keyup', { bubbles: true }))
  while (!isTakenOver(element) && element.isConnected && performance.now() < last)
    await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS))
}
