import pg from 'pg'
import type { Logger } from '../log/log.ts'

const RETRY_MS = 500

export type Notices = {
  /** False while notices of other nodes could be missed: nothing may be answered from memory then. */
  listening(): boolean
  /** Resolves when every notice of what was committed before the call has been handled, at once while none can be heard. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** What to do at a notice, by its channel. */
  handlers: Readonly<Record<string, () => void>>
  /** Notices can be missed from now on. */
  onLost: () => void
  /** The database is there again, which had been lost with all that was under way on its connections. */
  onBack?: () => void
  log: Logger
}

/**
 * Listens to the database's channels, whichever node or tool speaks there, over one connection. Each notice comes after the commit of
 * what it tells; whenever the connection is there, at first and again, every handler is called once for what may have been missed.
 */
export function followNotices(
  connection: pg.ClientConfig,
  { handlers, onLost, onBack, log }: Options,
): Notices {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let listening = false
  let wasLost = false
  let stopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ application_name: 'panai-listen', keepAlive: true, ...connection })
    client = next
    next.on('notification', ({ channel }) => handlers[channel]?.())
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of Object.keys(handlers))
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
      if (stopped || client !== next) return
      listening = true
      for (const handle of Object.values(handlers)) handle()
      if (wasLost) onBack?.()
    } catch (error) {
      lose(next, error)
    }
  }

  function lose(which: pg.Client, error?: unknown): void {
    if (stopped || which !== client) return
    client = undefined
    listening = false
    wasLost = true
    onLost()
    which.end().catch(() => {}) // it is lost already; the end is only to free its socket
    log.warn({ error }, 'not listening for changes; trying again')
    retry = setTimeout(connect, RETRY_MS)
  }

  void connect()
  return {
    listening: () => listening,
    async caughtUp() {
      // Notices come in the order of their commits: before the database answers this one, all earlier ones have come.
      if (listening) await client?.query(`select pg_notify('seen', '')`).catch(() => {}) // losing the connection is told by `onLost`
    },
    async stop() {
      stopped = true
      listening = false
      clearTimeout(retry)
      await client?.end()
    },
  }
}
