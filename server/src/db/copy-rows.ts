import { once } from 'node:events'
import type { PoolClient } from 'pg'
import { type CopyStreamQuery, from } from 'pg-copy-streams'

export type CopyValue = string | number | boolean | null

/** PostgreSQL's own way to take in many rows: one statement, however many there are. Its triggers run at the end, once. */
export class CopyIn {
  readonly #stream: CopyStreamQuery
  readonly #broken: Promise<never>
  #failure: Error | null = null

  /** The connection does nothing else until the end. Names are those of our own tables, never what somebody typed. */
  constructor(client: PoolClient, table: string, columns: readonly string[]) {
    this.#stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
    this.#broken = new Promise((_, reject) =>
      this.#stream.on('error', (error) => {
        this.#failure ??= error
        reject(error)
      }),
    )
    this.#broken.catch(() => {}) // the next write fails with it
  }

  /** Lines as `copyLine` makes them; waits while the database is behind. @throws Error of the database. */
  async write(lines: string): Promise<void> {
    if (this.#failure) throw this.#failure
    if (!this.#stream.write(lines)) await Promise.race([once(this.#stream, 'drain'), this.#broken])
  }

  /** @returns how many rows were taken. @throws Error of the database. */
  async end(): Promise<number> {
    const finished = once(this.#stream, 'finish')
    finished.catch(() => {}) // the other promise reports the error
    this.#stream.end()
    await Promise.race([finished, this.#broken])
    return this.#stream.rowCount
  }

  /** Gives up: the statement fails, and its transaction with it. */
  async abort(reason: Error): Promise<void> {
    if (this.#failure) return
    const closed = once(this.#stream, 'close').catch(() => {})
    this.#stream.destroy(reason)
    await closed
  }
}

/** One row in COPY's text format. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = ''
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? null
    if (at > 0) line += '\t'
    line += value === null ? '\\N' : typeof value === 'string' ? escaped(value) : String(value)
  }
  return `${line}\n`
}

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string): string {
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text
}
