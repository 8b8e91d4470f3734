import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { statementBounds } from '../src/db/database.ts'

type Query = (this: pg.Client, query: string | { text: string }, ...more: unknown[]) => unknown

const REQUEST = 'http.server.request.start'

/**
 * Takes down what the work on each request asks of the database, and nothing that goes on beside it. Applications that are started
 * later are listened to, until the test is over. @returns what the newest request has asked so far.
 */
export function listenToRequests(): () => string[] {
  const asking = new AsyncLocalStorage<string[]>()
  let newest: string[] = []
  const begin = () => {
    newest = []
    asking.enterWith(newest)
  }
  const client = pg.Client.prototype as { query: Query } // one of the many ways to call it, which all of ours are
  const { query: send } = client
  client.query = function (query, ...more) {
    const text = typeof query === 'string' ? query : query.text
    // A new connection begins with these.
    if (!text.startsWith(statementBounds)) asking.getStore()?.push(text)
    return send.call(this, query, ...more)
  }
  subscribe(REQUEST, begin)
  onTestFinished(() => {
    unsubscribe(REQUEST, begin)
    client.query = send
  })
  return () => [...newest]
}
