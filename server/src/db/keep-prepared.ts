import type { ClientBase } from 'pg'

/** The names of all statements that have been prepared, by their text. */
const names = new Map<string, string>()

/** From now on every connection that keeps what has been prepared keeps this statement too. */
export function nameStatement(sql: string): void {
  names.set(sql, names.get(sql) ?? `panai_${names.size}`)
}

type Ask = (query: unknown, ...more: unknown[]) => unknown

/** Lets the connection keep what has been prepared. */
export function keepPrepared(client: ClientBase): void {
  const send = client.query.bind(client) as Ask
  const ask: Ask = (query, values, ...more) => {
    const name = typeof query === 'string' ? names.get(query) : undefined
    return name === undefined ? send(query, values, ...more) : send({ name, text: query, values }, ...more)
  }
  client.query = ask as typeof client.query
}
