import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import { type Connection, newClient } from '../db/one-of-hosts.ts'
import type { Tables } from '../db/tables.gen.ts'

/** The same text for the same value, whatever the server's own settings are; a statement takes as long as it takes. */
const settings = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'`

/** One connection of its own, and Kysely upon it: what is written through either is in the same transaction. */
export type OneConnection = {
  client: pg.Client
  db: Database
  end(): Promise<void>
  /** Ends it at once, amid what it does: a table that is half read is not read to its end. */
  cut(): void
}

export async function openOne(connection: Connection, name: string): Promise<OneConnection> {
  const socket = new Socket()
  const client = newClient({
    ...connection,
    application_name: name,
    keepAlive: true,
    stream: () => socket,
  })
  client.on('error', () => {}) // the statement under way rejects, and tells
  await client.connect()
  await client.query(settings)
  const pool = {
    connect: async () => Object.assign(client, { release() {} }),
    end: async () => {},
    options: {},
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    client,
    db,
    cut: () => void socket.destroy(),
    async end() {
      await client.end().catch(() => {}) // a lost connection has ended already
    },
  }
}
