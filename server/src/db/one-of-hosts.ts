import pg from 'pg'
import type { DatabaseAddress } from '../config/database-address.ts'

/** How to connect; `Client` finds the host itself where there are several. */
export type Connection = pg.ClientConfig & { Client?: typeof pg.Client }

/** A host that says nothing for so long is passed by. Two of them leave time before a visitor is told that there is no database. */
const PROBE_MS = 2_000
/** What a server that takes no changes says to one. */
const READ_ONLY = '25006'

type Host = { host: string; port: number }

export function newClient({ Client = pg.Client, ...config }: Connection): pg.Client {
  return new Client(config)
}

export function connectionTo(address: DatabaseAddress): Connection {
  const [connectionString = ''] = address.urls
  return { connectionString, Client: clientFor(address) }
}

/**
 * A client that connects to the first host that answers and, where the address asks for it, takes changes; that to which the last one
 * connected is asked first. On a server that takes none any more its connection is given up: another may have taken over.
 */
function clientFor({ urls, takesChanges }: DatabaseAddress): typeof pg.Client {
  const hosts = urls.map(hostOf)
  let last = 0
  let finding: Promise<Host> | null = null

  async function findHost(): Promise<Host> {
    let problem: unknown
    for (const place of [last, ...hosts.keys()].filter((one, index, all) => all.indexOf(one) === index)) {
      const host = hosts[place]
      if (!host) continue
      try {
        await probe(urls[place] ?? '', host, takesChanges)
        last = place
        return host
      } catch (error) {
        problem = error
      }
    }
    throw problem
  }

  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: urls[0] })
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback: (error: null, client: pg.Client) => void): void
    override connect(callback?: (...outcome: never[]) => void): Promise<pg.Client> | undefined {
      const connected = this.#connectToOne()
      if (!callback) return connected
      const tell = callback as (error: Error | null, client?: pg.Client) => void // both forms of it
      connected.then((client) => tell(null, client), tell)
      return undefined
    }

    async #connectToOne(): Promise<pg.Client> {
      // With one host there is nothing to choose, and its own refusal says most.
      const only = hosts.length === 1 && !takesChanges ? hosts[0] : null
      if (!only)
        finding ??= findHost().finally(() => {
          finding = null
        })
      Object.assign(this, only ?? (await finding))
      if (this.connection.stream.destroyed) throw new Error('timeout exceeded when trying to connect')
      return super.connect()
    }

    override query = ((...words: Parameters<pg.Client['query']>) => {
      const answer: unknown = super.query(...words)
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (takesChanges && error instanceof pg.DatabaseError && error.code === READ_ONLY)
            this.connection.stream.destroy()
        })
      return answer
    }) as pg.Client['query']
  }
}

function hostOf(url: string): Host {
  const { host, port } = new pg.Client({ connectionString: url })
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port }
}

async function probe(url: string, host: Host, takesChanges: boolean): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {}) // what is under way rejects, and tells
  Object.assign(client, host)
  try {
    await client.connect()
    if (!takesChanges) return
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off')
      throw Object.assign(new Error('the database takes no changes'), { code: 'READ_ONLY' })
  } finally {
    void client.end().catch(() => {})
  }
}
