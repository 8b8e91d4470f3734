import { createHash } from 'node:crypto'
import { compressQuickly, compressWell } from './compress.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { Encoding } from './preferred-encoding.ts'

export const SMALLEST_TO_COMPRESS = 512
/** What an entry takes beside its bytes. */
const OVERHEAD = 1_000

type PlainHeaders = Readonly<Record<string, string>>
export type Form = {
  readonly body: Buffer
  readonly headers: PlainHeaders
  /** The same laid out as they are sent: name, value, name, value. */
  readonly laidOut: readonly string[]
}

/** One at a time: it is done for those who come later. */
const inTurn = limitConcurrency(1)

/**
 * A whole answer, ready to be written. An encoding is made when somebody accepts it, quickly for the first who does and well for those
 * who come after: most of what is asked for once is never asked for again.
 */
export class KeptAnswer {
  readonly plain: Buffer
  /** Its headers, but for those of every kept answer. */
  readonly own: PlainHeaders
  /** How often it was answered with since it was made. */
  reads = 0
  readonly #forms = new Map<Encoding | null, Form>()
  readonly #quick = new Set<Encoding>()
  #whenGrown: (bytes: number) => void = () => {}
  #size: number
  #etag: string | undefined

  constructor(plain: Buffer, headers: PlainHeaders) {
    this.plain = plain
    this.own = headers
    this.#size = plain.length + OVERHEAD
  }

  /** What it takes of the memory. */
  get size(): number {
    return this.#size
  }

  /** Weak: the same for all encodings. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`
    return this.#etag
  }

  get headers(): PlainHeaders {
    return this.#with({})
  }

  /** Is told of each change of the size. */
  countFor(whenGrown: (bytes: number) => void): void {
    this.#whenGrown = whenGrown
  }

  /** The answer as somebody wants it who prefers this encoding; null for none. */
  form(encoding: Encoding | null): Form | Promise<Form> {
    const wanted = this.plain.length < SMALLEST_TO_COMPRESS ? null : encoding
    const known = this.#forms.get(wanted)
    if (wanted === null) return known ?? this.#keep(null, this.plain)
    if (known === undefined) return this.#makeQuickly(wanted)
    if (this.#quick.delete(wanted)) this.#improve(wanted)
    return known
  }

  #makeQuickly(encoding: Encoding): Form | Promise<Form> {
    const keep = (body: Buffer) => {
      this.#quick.add(encoding)
      return this.#keep(encoding, body)
    }
    const body = compressQuickly(this.plain, encoding)
    return body instanceof Promise ? body.then(keep) : keep(body)
  }

  /** Nobody waits for it; where it fails, what there is goes on being sent. */
  #improve(encoding: Encoding): void {
    inTurn(() => compressWell(this.plain, encoding)).then(
      (body) => this.#keep(encoding, body),
      () => {},
    )
  }

  #keep(encoding: Encoding | null, body: Buffer): Form {
    const before = encoding === null ? body.length : (this.#forms.get(encoding)?.body.length ?? 0)
    const headers = this.#with({
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
    const form = { body, headers, laidOut: Object.entries(headers).flat() }
    this.#forms.set(encoding, form)
    this.#size += body.length - before
    this.#whenGrown(body.length - before)
    return form
  }

  #with(more: PlainHeaders): PlainHeaders {
    return {
      ...this.own,
      etag: this.etag,
      vary: 'Accept, Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
      ...more,
    }
  }
}
