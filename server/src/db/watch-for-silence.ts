import type { Socket } from 'node:net'
import pg from 'pg'
import { type Connection, newClient } from './one-of-hosts.ts'

/** How often the connections are looked at. */
const LOOK_MS = 250
/**
 * Looks without a byte after which it is asked what the database does about a connection. Looks are counted and not time: a process that
 * was stopped itself has not waited.
 */
const LOOKS = 6
/** Behind a pooler a statement may wait there for its turn as long as one of ours waits for a connection. */
const LOOKS_BEHIND_POOLER = 12
const ASK_MS = 2_500
/** An answer that was given so short a time ago is on its way. */
const ON_ITS_WAY_MS = 1_000

type Watched = {
  /** As which the database knows its session. */
  name: string
  /** Bytes sent when the last answer was complete, and bytes received at the last look. */
  answered: number
  read: number
  looks: number
}

type Options = {
  /** To the database itself. */
  past: Connection
  /** A session of the database belongs to nobody longer than for a transaction. */
  sharesSessions: boolean
  /** The connection of this client waits in vain. */
  giveUp: (client: pg.PoolClient) => void
  /** All wait in vain, or will: the database itself says nothing. */
  giveUpAll: () => void
}

export type Watch = {
  /** @param name by which the database knows the session, and no other one. */
  add(client: pg.PoolClient, name: string): void
}

/**
 * Finds connections that fell silent: something was asked on them, nothing comes, and the database, asked on another connection, does
 * nothing about it or does not answer either. No network tells of that for minutes, neither here nor there. What the session of a silent one
 * still holds locked is let go of. A statement that takes long goes on: the database says that it is at work.
 */
export function watchForSilence({ past, sharesSessions, giveUp, giveUpAll }: Options): Watch {
  const watched = new Map<pg.PoolClient, Watched>()
  const enough = sharesSessions ? LOOKS_BEHIND_POOLER : LOOKS
  let looking: NodeJS.Timeout | undefined
  let isAsking = false

  function look(): void {
    const silent = new Map<pg.PoolClient, Watched>()
    for (const [client, seen] of watched) {
      const { bytesRead, bytesWritten } = socketOf(client)
      const isQuiet = bytesWritten > seen.answered && bytesRead === seen.read
      seen.read = bytesRead
      seen.looks = isQuiet ? seen.looks + 1 : 0
      if (seen.looks >= enough) silent.set(client, seen)
    }
    if (silent.size > 0 && !isAsking) void ask(silent)
  }

  async function ask(silent: ReadonlyMap<pg.PoolClient, Watched>): Promise<void> {
    isAsking = true
    try {
      const names = [...silent.values()].map(({ name }) => name)
      const working = await findWorking(past, names, sharesSessions)
      for (const [client, seen] of silent) {
        if (seen.looks < enough) continue // it has said something meanwhile
        if (working.has(seen.name)) seen.looks = 0
        else giveUp(client)
      }
    } catch (error) {
      // One that refuses is there, and may be at work.
      if (!(error instanceof pg.DatabaseError)) giveUpAll()
    } finally {
      isAsking = false
    }
  }

  return {
    add(client, name) {
      const socket = socketOf(client)
      const seen = { name, answered: socket.bytesWritten, read: socket.bytesRead, looks: 0 }
      watched.set(client, seen)
      // Before the driver's own, which sends what waits next.
      client.connection.prependListener('readyForQuery', () => {
        seen.answered = socket.bytesWritten
      })
      client.once('end', () => {
        watched.delete(client)
        if (watched.size > 0) return
        clearInterval(looking)
        looking = undefined
      })
      looking ??= setInterval(look, LOOK_MS).unref()
    },
  }
}

function socketOf({ connection }: pg.PoolClient): Socket {
  return connection.stream as Socket // its type says less than it is
}

/** The names of those sessions on which the database is at work. The others let go of what they hold. */
async function findWorking(
  past: Connection,
  names: readonly string[],
  sharesSessions: boolean,
): Promise<Set<string>> {
  const client = newClient({ ...past, connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS })
  client.on('error', () => {}) // what is under way rejects, and tells
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; name: string; is_working: boolean; may_end: boolean }>(
      `select pid, application_name as name,
         state_change > clock_timestamp() - interval '${ON_ITS_WAY_MS} milliseconds'
           or state = 'active' and wait_event is distinct from 'ClientWrite' as is_working,
         state <> 'idle' as may_end
       from pg_stat_activity where application_name = any($1)`,
      [names],
    )
    const silent = rows.filter(({ is_working }) => !is_working)
    // A session that a pooler lends to others in turn is only ended where it belongs to somebody.
    const ended = silent.filter(({ may_end }) => may_end || !sharesSessions).map(({ pid }) => pid)
    if (ended.length > 0)
      await client.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [ended])
    return new Set(rows.filter(({ is_working }) => is_working).map(({ name }) => name))
  } finally {
    void client.end().catch(() => {})
  }
}
