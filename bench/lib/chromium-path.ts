import { findChromium } from '../../scripts/lib/find-chromium.ts'
import { MissingProgram } from './missing-program.ts'

/** The browser that the measurements use, as the journeys do. @throws MissingProgram when there is none. */
export function chromiumPath(): string {
  const found = findChromium()
  if (!found) throw new MissingProgram('There is no Chromium: install it, or name it in CHROMIUM.')
  return found
}
