import type { Page } from '@playwright/test'

/** The next call to the address reaches the server; its answer never comes back. */
export async function loseNextAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
