import { AsyncLocalStorage } from 'node:async_hooks'
import type { SiteOptions } from './site.ts'

const pages = new AsyncLocalStorage<{ hasFailed: boolean }>()

/** Makes a page. @returns it, and whether the API failed at something that it asked: then a part of it says so, and is right a moment later. */
export async function renderNoting<T>(render: () => Promise<T>): Promise<{ page: T; hasFailed: boolean }> {
  const noted = { hasFailed: false }
  const page = await pages.run(noted, render)
  return { page, hasFailed: noted.hasFailed }
}

/** The API as pages ask it: where it fails, the page that asked is noted. */
export function notingFailures(api: SiteOptions['api']): SiteOptions['api'] {
  return async (address) => {
    try {
      const answer = await api(address)
      if (answer.status >= 500) note()
      return answer
    } catch (cause) {
      note()
      throw cause
    }
  }
}

function note(): void {
  const page = pages.getStore()
  if (page) page.hasFailed = true
}
