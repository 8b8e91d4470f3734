import { hasThinLine } from '../saves-data.ts'

/** Has the scripts ready for the first touch, without reading them. They wait until the line and the page have nothing else to do. */
export function fetchAhead(files: readonly string[]): void {
  if (hasThinLine()) return
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => {
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      )
  })
}
