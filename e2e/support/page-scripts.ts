import type { Page } from '@playwright/test'

/** Whether a file is run; one that is only fetched ahead is not. */
export const runs = (kind: string) => kind === 'script'
/** Files of the framework and of pages. */
export const script = /\/assets\/[^/]*\.js$/
export const isScript = (address: string) => script.test(address)

/** Holds back every script of the framework until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(
    (url) => isScript(url.pathname) && !url.pathname.includes('-motion-'),
    async (route) => {
      await held.promise
      await route.continue()
    },
  )
  return held.resolve
}
