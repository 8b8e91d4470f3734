import type pg from 'pg'

/** What PostgreSQL does not prepare, or only by itself: several statements at once, and what is not about rows. */
const unprepared = /;|^\s*(begin|commit|rollback|set|create|vacuum)\b/i

type Send = (query: unknown, ...more: unknown[]) => unknown

/** Lets each connection of the pool plan a statement once only: a test that asks the same again and again waits for little else. */
export function prepareAll(pool: pg.Pool): void {
  const names = new Map<string, string>()
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Send
    const ask: Send = (query, values, ...more) => {
      if (typeof query !== 'string' || !Array.isArray(values) || unprepared.test(query))
        return send(query, values, ...more)
      const name = names.get(query) ?? `test_${names.size}`
      names.set(query, name)
      return send({ name, text: query, values }, ...more)
    }
    client.query = ask as typeof client.query
  })
}
