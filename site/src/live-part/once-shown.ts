/** What has been loaded is decoded and painted in this time. A tab in the background waits until it is looked at. */
const PAINT_MS = 100

/** Calls back when all that a page shows is there and has been painted; on one that was made ahead, when it is looked at. */
export function onceShown(signal: AbortSignal, callBack: () => void): void {
  const painted = () => requestAnimationFrame(() => setTimeout(() => !signal.aborted && callBack(), PAINT_MS))
  const loaded = () => {
    if (document.readyState === 'complete') painted()
    else addEventListener('load', painted, { once: true, signal })
  }
  if (isAhead()) document.addEventListener('prerenderingchange', loaded, { once: true, signal })
  else loaded()
}

/** Whether the page has been made ahead, and nobody looks at it yet. */
function isAhead(): boolean {
  return 'prerendering' in document && document.prerendering === true
}
