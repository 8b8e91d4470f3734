import { KeptAnswer } from './kept-answer.ts'

const MAX_ALIASES = 20_000
const MOST_READ = 20

type PlainHeaders = Readonly<Record<string, string>>

/**
 * Public pages and public JSON, kept whole until public content changes. Bounded by `maxBytes`; what was not asked for
 * longest goes first. An answer whose making began before a change is given to the caller but never kept.
 */
export class PageCache {
  readonly #entries = new Map<string, KeptAnswer>()
  readonly #aliases = new Map<string, string | null>()
  #making = new Map<string, Promise<KeptAnswer | Response>>()
  #bytes = 0
  #generation = 0
  #mostRead: ReadonlyMap<string, number> = new Map()
  #hits = 0
  #made = 0
  readonly #maxBytes: number
  readonly #mayKeep: () => boolean
  readonly #settled: () => Promise<void>
  readonly #keyOf: (address: string, accept: string) => string | null
  readonly #headers: PlainHeaders

  /**
   * @param options.keyOf the key of a public answer, null for what must not be kept. It must depend on nothing but its arguments.
   * @param options.headers on every answer, unless it says otherwise itself.
   * @param options.mayKeep false while changes could be missed; then every answer is made again.
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

  /** Since the start; entries and bytes as they are now. */
  get figures(): { entries: number; bytes: number; hits: number; made: number; drops: number } {
    return {
      entries: this.#entries.size,
      bytes: this.#bytes,
      hits: this.#hits,
      made: this.#made,
      drops: this.#generation,
    }
  }

  /** How often everything was forgotten. */
  get generation(): number {
    return this.#generation
  }

  /** The keys of the pages that were read most before everything was forgotten, most read first. */
  get mostRead(): string[] {
    return [...this.#mostRead.keys()]
  }

  /** Forgets everything, at once: the next request for anything is answered from the database. */
  drop(): void {
    this.#mostRead = this.#rank()
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

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  find(key: string): KeptAnswer | undefined {
    const entry = this.#mayKeep() ? this.#entries.get(key) : undefined
    if (!entry) return undefined
    this.#hits++
    entry.reads++
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

  /** Counted anew with each change; what was read before counts half, so that what nobody reads any more is left out in time. */
  #rank(): ReadonlyMap<string, number> {
    const pages = [...this.#entries].filter(([key, { reads }]) => key.startsWith('text/html ') && reads > 0)
    if (pages.length === 0) return this.#mostRead
    const before = [...this.#mostRead].map(([key, reads]) => [key, reads / 2] as const)
    const counted = new Map(before)
    for (const [key, { reads }] of pages) counted.set(key, (counted.get(key) ?? 0) + reads)
    return new Map([...counted].toSorted(([, one], [, other]) => other - one).slice(0, MOST_READ))
  }

  async #makeAndKeep(key: string, render: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const generation = this.#generation
    this.#made++
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
    entry.countFor((bytes) => {
      if (this.#entries.get(key) === entry) this.#count(bytes)
    })
    this.#count(entry.size)
  }

  #count(bytes: number): void {
    this.#bytes += bytes
    for (const [oldest, { size }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= size
    }
  }
}

async function toKeptAnswer(response: Response, common: PlainHeaders): Promise<KeptAnswer> {
  const plain = Buffer.from(await response.arrayBuffer())
  const { 'content-length': _, 'transfer-encoding': __, ...own } = Object.fromEntries(response.headers)
  return new KeptAnswer(plain, { ...common, ...own })
}
