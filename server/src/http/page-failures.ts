import { AsyncLocalStorage } from 'node:async_hooks'

/** What pages read of an answer of the API. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>
/** How pages ask the API. */
export type AskApi = (address: string) => Promise<ApiAnswer>

/** What came of what a page asked. */
type Noted = {
  /** The API failed at something: a part of the page says so, and is right a moment later. */
  hasFailed: boolean
  /** And that was for want of a database that answers. */
  isUnavailable: boolean
}
const pages = new AsyncLocalStorage<Noted>()

/** Makes a page. @returns it, and what came of what it asked. */
export async function renderNoting<T>(render: () => Promise<T>): Promise<{ page: T } & Noted> {
  const noted = { hasFailed: false, isUnavailable: false }
  const page = await pages.run(noted, render)
  return { page, ...noted }
}

/** The API as pages ask it: where it fails, the page that asked is noted. */
export function notingFailures(api: AskApi): AskApi {
  return async (address) => {
    try {
      const answer = await api(address)
      if (answer.status >= 500) note(answer.status)
      return answer
    } catch (cause) {
      note(500)
      throw cause
    }
  }
}

function note(status: number): void {
  const page = pages.getStore()
  if (!page) return
  page.hasFailed = true
  page.isUnavailable ||= status === 503
}
