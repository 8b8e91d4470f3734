import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const BROTLI_QUALITY = 6
const MAX_ALIASES = 20_000
export const SMALLEST_TO_COMPRESS = 512

type PlainHeaders = Readonly<Record<string, string>>

/** A whole answer, ready to be written in every encoding. */
export type KeptAnswer = {
  etag: string
  headers: PlainHeaders
  plain: Buffer
  br: Buffer
  gzip: Buffer
  size: number
}

/**
 * Public pages and public JSON, kept whole until public content changes. Bounded by `maxBytes`; what was not asked for
 * longest goes first. An answer whose making began before a change is given to whoever asked but never kept.
 */
export class PageCache {
  readonly #entries = new Map<string, KeptAnswer>()
  readonly #aliases = new Map<string, string | null>()
  #making = new Map<string, Promise<KeptAnswer | Response>>()
  #bytes = 0
  #generation = 0
  readonly #maxBytes: number
  readonly #mayKeep: () => boolean
  readonly #settled: () => Promise<void>
  readonly #keyOf: (address: string, accept: string) => string | null
  readonly #headers: PlainHeaders

  /**
   * @param options.keyOf the key of a public answer, null for what must not be kept. It must depend on nothing but its arguments.
   * @param options.headers on every answer, unless it says otherwise itself.
   * @param options.mayKeep false while changes could be missed; then every answer is made anew.
   * @param options.settled resolves when a question on which `mayKeep` waits is answered; an answer just made waits for it too.
   */
  constructor(options: {
    maxBytes: number
    mayKeep: () => boolean
    settled?: () => Promise<void>
    keyOf: (address: string, accept: string) => string | null
    headers: PlainHeaders
  }) {
    this.#headers = options.headers
    this.#maxBytes = options.maxBytes
    this.#mayKeep = options.mayKeep
    this.#settled = options.settled ?? (async () => {})
    this.#keyOf = options.keyOf
  }

  /** Forgets everything, at once: the next request for anything is answered from the database. */
  drop(): void {
    this.#generation++
    this.#entries.clear()
    this.#making = new Map()
    this.#bytes = 0
  }

  keyOf(address: string, accept: string): string | null {
    const alias = `${accept === 'application/json' ? 'json' : 'html'} ${address}`
    const known = this.#aliases.get(alias)
    if (known !== undefined) return known
    const key = this.#keyOf(address, accept)
    if (this.#aliases.size >= MAX_ALIASES) this.#aliases.clear()
    if (address.length < 2_000) this.#aliases.set(alias, key)
    return key
  }

  find(key: string): KeptAnswer | undefined {
    const entry = this.#mayKeep() ? this.#entries.get(key) : undefined
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** Makes the answer, once for all who ask at the same time; anything but a 200, and what says `no-store`, is passed on as it is and not kept. */
  async make(key: string, render: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const running = this.#making.get(key)
    if (running) {
      const answer = await running
      return answer instanceof Response ? answer.clone() : answer
    }
    const making = this.#makeAndKeep(key, render)
    const inProgress = this.#making
    inProgress.set(key, making)
    try {
      const answer = await making
      return answer instanceof Response ? answer.clone() : answer
    } finally {
      inProgress.delete(key)
    }
  }

  async #makeAndKeep(key: string, render: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const generation = this.#generation
    const response = await render()
    if (response.status !== 200 || response.headers.get('cache-control') === 'no-store') return response
    const entry = await toKeptAnswer(response, this.#headers)
    await this.#settled()
    if (generation === this.#generation && this.#mayKeep()) this.#keep(key, entry)
    return entry
  }

  #keep(key: string, entry: KeptAnswer): void {
    if (entry.size > this.#maxBytes / 10) return
    this.#entries.set(key, entry)
    this.#bytes += entry.size
    for (const [oldest, { size }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= size
    }
  }
}

async function toKeptAnswer(response: Response, common: PlainHeaders): Promise<KeptAnswer> {
  const plain = Buffer.from(await response.arrayBuffer())
  const compress = plain.length >= SMALLEST_TO_COMPRESS
  const [br, zipped] = compress
    ? await Promise.all([
        brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
        gzip(plain, { level: 6 }),
      ])
    : [plain, plain]
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const { 'content-length': _, 'transfer-encoding': __, ...own } = Object.fromEntries(response.headers)
  const headers = {
    ...common,
    ...own,
    etag,
    vary: 'Accept, Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  }
  return { etag, headers, plain, br, gzip: zipped, size: plain.length + br.length + zipped.length + 1_000 }
}

/** Writes a kept answer in the encoding that the request accepts, or 304 when the visitor has it. */
export function writeKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
  requestId: string,
): void {
  if (request.headers['if-none-match']?.includes(kept.etag)) {
    response.writeHead(304, { ...kept.headers, 'x-request-id': requestId })
    response.end()
    return
  }
  const encoding = kept.br === kept.plain ? null : preferredEncoding(request.headers['accept-encoding'] ?? '')
  const body = encoding === 'br' ? kept.br : encoding === 'gzip' ? kept.gzip : kept.plain
  response.writeHead(200, {
    ...kept.headers,
    'x-request-id': requestId,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const declined = /\b(br|gzip)\s*;\s*q=0(\.0+)?(?=\s*(,|$))/g

/** The better of the two encodings that we keep, as Accept-Encoding allows it. */
export function preferredEncoding(accepted: string): 'br' | 'gzip' | null {
  const offered = accepted.includes('q=0') ? accepted.replace(declined, '') : accepted
  return /\bbr\b/.test(offered) ? 'br' : /\bgzip\b/.test(offered) ? 'gzip' : null
}
