const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 20

/** React puts keys of its own on every element that it has taken over. */
export function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

/** Waits for the part of the page that an element is in: parts whose code is still on its way are taken over later. */
export async function partTakenOver(element: Element): Promise<void> {
  const last = performance.now() + PATIENCE_MS
  // A part that could be taken over is as soon as something happens in it.
  element.dispatchEvent(new Event('keyup', { bubbles: true }))
  while (!isTakenOver(element) && element.isConnected && performance.now() < last)
    await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS))
}
