import type pg from 'pg'
import type { Logger } from '../log/logger.ts'
import { askInTurn } from './ask-in-turn.ts'
import { type Connection, newClient } from './one-of-hosts.ts'

const RETRY_MS = 500
const CONNECT_MS = 5_000
const BEAT_MS = 2_000
/** A network that falls silent resets nothing: a connection that says nothing for so long is lost. */
const SILENCE_MS = 4_000
/** A visitor who has changed something waits so long at the most until the news of it has come back. */
const CATCH_UP_MS = 2_000
const LEAVE_MS = 500

export type Notices = {
  /** False while notices of other nodes could be missed: nothing may be answered from memory then. */
  listening(): boolean
  /** For how long nothing could be heard, in milliseconds; 0 while it listens. */
  unheardFor(): number
  /**
   * Resolves when every notice of what was committed before the call has been handled, at once while none can be heard. Where that takes
   * too long, notices count as missed.
   */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** What to do at a notice, by its channel. */
  handlers: Readonly<Record<string, () => void>>
  /** Notices can be missed from now on. */
  onLost: () => void
  /** The database says nothing any more, and has not hung up: other connections to it wait in vain, too. */
  onSilent?: () => void
  /** The database is there again, which had been lost with all that was under way on its connections. */
  onBack?: () => void
  log: Logger
  /** Shorter in tests. */
  silenceMs?: number
}

/**
 * Listens to the database's channels, whichever node or tool speaks there, over one connection. Each notice comes after the commit of
 * what it tells; whenever the connection is there, at first and again, every handler is called once for what may have been missed.
 */
export function followNotices(
  connection: Connection,
  { handlers, onLost, onSilent, onBack, log, silenceMs = SILENCE_MS }: Options,
): Notices {
  let client: pg.Client | undefined
  let ask: ((text: string) => Promise<unknown>) | undefined
  let retry: NodeJS.Timeout | undefined
  let beats: NodeJS.Timeout | undefined
  let lostAt: number | null = performance.now()
  let wasLost = false
  let stopped = false

  async function connect(): Promise<void> {
    const next = newClient({
      application_name: 'panai-listen',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      ...connection,
    })
    client = next
    ask = askInTurn((text) => next.query(text))
    next.on('notification', ({ channel }) => handlers[channel]?.())
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of Object.keys(handlers))
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
      if (stopped || client !== next) return
      lostAt = null
      beats = followBeat(next, ask)
      for (const handle of Object.values(handlers)) handle()
      if (wasLost) onBack?.()
    } catch (error) {
      lose(next, error)
    }
  }

  /** Asks for a sign of life again and again. A process that was stopped itself asks once more before it gives up. */
  function followBeat(which: pg.Client, asking: (text: string) => Promise<unknown>): NodeJS.Timeout {
    const beatMs = Math.min(BEAT_MS, silenceMs / 4)
    let heardAt = performance.now()
    let askedAt = heardAt
    let isAsking = false
    return setInterval(() => {
      const now = performance.now()
      if (now - askedAt > 2 * beatMs) heardAt = now
      askedAt = now
      if (now - heardAt > silenceMs) {
        lose(which, new Error('the database says nothing'))
        onSilent?.()
      } else if (!isAsking) {
        isAsking = true
        asking('select').then(
          () => {
            isAsking = false
            heardAt = performance.now()
          },
          () => {}, // a connection that is lost says so
        )
      }
    }, beatMs).unref()
  }

  function lose(which: pg.Client, error?: unknown): void {
    if (stopped || which !== client) return
    client = undefined
    clearInterval(beats)
    lostAt ??= performance.now()
    wasLost = true
    onLost()
    which.connection.stream.destroy() // it is lost already, and what is asked on it must not wait
    log.warn({ error }, 'not listening for changes; trying again')
    retry = setTimeout(connect, RETRY_MS)
  }

  void connect()
  return {
    listening: () => lostAt === null,
    unheardFor: () => (lostAt === null ? 0 : performance.now() - lostAt),
    async caughtUp() {
      if (lostAt !== null || !ask) return
      // Notices come in the order of their commits: before the database answers this one, all earlier ones have come.
      const seen = ask(`select pg_notify('seen', '')`).then(
        () => true,
        () => true, // losing the connection is told by `onLost`
      )
      if (!(await Promise.race([seen, after(CATCH_UP_MS)]))) onLost()
    },
    async stop() {
      stopped = true
      lostAt ??= performance.now()
      clearTimeout(retry)
      clearInterval(beats)
      if (!client) return
      await Promise.race([client.end(), after(LEAVE_MS)])
      client.connection.stream.destroy() // on a silent line nobody says good-bye
    },
  }
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref())
}
