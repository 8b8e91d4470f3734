import type { Logger } from '../log/logger.ts'
import { KeptAnswer } from './kept-answer.ts'
import type { PageCache } from './page-cache.ts'

/** Changes come in bursts: an editor saves a book, its formats and its picture. */
const AFTER_MS = 1_000

type Deps = {
  cache: PageCache
  /** False while nothing can be kept. */
  mayKeep: () => boolean
  render: (key: string) => Promise<Response>
  log: Logger
}

/** Makes the pages that are read most again after a change, before somebody waits for them: one after another, and not while changes go on. */
export function renewMostRead({ cache, mayKeep, render, log }: Deps) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let renewing = Promise.resolve()

  async function renew(): Promise<void> {
    const { generation } = cache
    for (const key of cache.mostRead) {
      if (isStopped || generation !== cache.generation || !mayKeep()) return
      if (cache.has(key)) continue
      const made = await cache.make(key, () => render(key))
      // As browsers want it: the first of them need not wait for its compression either.
      if (made instanceof KeptAnswer) await made.form('br')
    }
  }

  return {
    /** Something has changed. */
    soon(): void {
      clearTimeout(timer)
      if (isStopped) return
      timer = setTimeout(() => {
        renewing = renewing
          .then(renew)
          .catch((err: unknown) => log.warn({ err }, 'a page could not be made again'))
      }, AFTER_MS).unref()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await renewing
    },
  }
}
