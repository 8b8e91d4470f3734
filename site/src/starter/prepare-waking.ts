import { LEFT_ALONE, TAKEN_OVER } from '../take-over.ts'
import type { Start } from './start.ts'

/** Begins it, or joins it when it is under way. It fails where a file can't be fetched, and may be tried again. */
export type Wake = () => Promise<void>

/**
 * Brings a rendered page to life. All files are fetched at once; they are evaluated one after another with a turn of the browser between
 * them: in one go it could not answer for a quarter of a second on a slow phone.
 */
export function prepareWaking({ when, steps, files }: Start): Wake {
  let waking: Promise<void> | null = null
  const { dataset } = document.documentElement
  if (when === 'asleep') dataset.asleep = ''
  addEventListener(TAKEN_OVER, () => {
    delete dataset.asleep
    // From now on the router shows the next page, and loads what that needs.
    document.querySelector('script[type=speculationrules]')?.remove()
  })
  // A file that could not be fetched once may be there the next time.
  return () => {
    waking ??= run(steps, files).catch((cause: unknown) => {
      waking = null
      throw cause
    })
    return waking
  }
}

async function run(steps: readonly string[], files: readonly string[]): Promise<void> {
  const takenOver = new Promise<void>((resolve, reject) => {
    addEventListener(TAKEN_OVER, () => resolve(), { once: true })
    addEventListener(LEFT_ALONE, () => reject(new Error('left alone')), { once: true })
  })
  // Who waits for it comes later.
  takenOver.catch(() => {})
  await painted()
  // With a part missing the framework would show its own error in place of what was rendered.
  await Promise.all(files.map(fetchModule))
  runHandedOver()
  for (const step of steps) {
    await painted()
    await import(/* @vite-ignore */ step)
  }
  await takenOver
}

function fetchModule(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be fetched`))
    }
    document.head.append(link)
  })
}

/** What a touch has changed is shown before the processor is taken up again. */
function painted(): Promise<unknown> {
  return new Promise((turn) => requestAnimationFrame(() => setTimeout(turn)))
}

/** What the renderer has left for the framework lies in the page as text. The page's policy knows it. */
function runHandedOver(): void {
  for (const text of document.querySelectorAll('script[type="text/plain"]')) {
    const script = document.createElement('script')
    script.textContent = text.textContent
    text.replaceWith(script)
  }
}
