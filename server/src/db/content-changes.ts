import pg from 'pg'
import type { Logger } from '../log.ts'

const CHANNEL = 'public_content'
const RETRY_MS = 500

export type ContentChanges = {
  /** False while changes of other nodes could be missed: nothing may be answered from memory then. */
  listening(): boolean
  stop(): Promise<void>
}

/**
 * Calls `onChange` after every committed change to public content, by whichever node or tool, and once more whenever the
 * connection was lost and is there again.
 */
export function followContentChanges(
  connection: pg.ClientConfig,
  { onChange, log }: { onChange: () => void; log: Logger },
): ContentChanges {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let listening = false
  let stopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ application_name: 'panai-listen', keepAlive: true, ...connection })
    client = next
    next.on('notification', onChange)
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      if (stopped || client !== next) return
      listening = true
      onChange()
    } catch (error) {
      lose(next, error)
    }
  }

  function lose(which: pg.Client, error?: unknown): void {
    if (stopped || which !== client) return
    client = undefined
    listening = false
    onChange()
    which.end().catch(() => {}) // it is lost already; the end is only to free its socket
    log.warn(
      { error: error instanceof Error ? error.message : undefined },
      'not listening for changes; trying again',
    )
    retry = setTimeout(connect, RETRY_MS)
  }

  void connect()
  return {
    listening: () => listening,
    async stop() {
      stopped = true
      listening = false
      clearTimeout(retry)
      await client?.end()
    },
  }
}
