import { hasThinLine } from '../saves-data.ts'

/** A page that moves on a slow processor never has nothing to do. */
const LATEST_MS = 5_000

/** Has the scripts ready for the first touch, without reading them. They wait until the line and the page have nothing else to do. */
export function fetchAhead(files: readonly string[]): void {
  if (hasThinLine()) return
  const fetchAll = () => {
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      )
  }
  // Not every browser has it.
  const idle: typeof requestIdleCallback | undefined = window.requestIdleCallback
  if (idle) idle(fetchAll, { timeout: LATEST_MS })
  else setTimeout(fetchAll)
}
