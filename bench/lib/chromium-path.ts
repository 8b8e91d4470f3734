import { findChromium } from '../../scripts/lib/chromium.ts'

/** The browser that the measurements use, as the journeys do. @throws Error when there is none. */
export function chromiumPath(): string {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium: install it, or name it in CHROMIUM.')
  return found
}
