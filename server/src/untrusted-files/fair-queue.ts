/** The owner of some work: an account, else a network; without both, the server itself. */
export type Owner = { account: number | null; network: string | null }

export type QueueLimits = {
  /** Pieces of work at the same time, in all and for one network; of one account it is one. */
  places: number
  placesOfNetwork: number
  /** Those that wait and those under way together. */
  mostOfAccount: number
  mostOfNetwork: number
  most: number
}

type Waiting = { owner: Owner; start: () => void }

export class QueueFull extends Error {}

/**
 * Lets work begin in turn, one piece of each owner and then the next owner's, so that an owner with much work delays nobody else. An
 * owner has one place at a time, and a network never has all: however slow the work of some is, others get theirs done meanwhile.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  /** By owner; who was served last stands last. */
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #running = new Map<Waiting, string>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Whether somebody waits. */
  get isBusy(): boolean {
    return this.#waiting.size > 0
  }

  /** Does the work when its turn has come. @throws QueueFull at once when too much waits. */
  async enter<Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> {
    this.#requireRoom(owner)
    const { promise: begun, resolve: start } = Promise.withResolvers<void>()
    const waiting = { owner, start }
    const key = keyOf(owner)
    this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), waiting])
    this.#startNext()
    await begun
    try {
      return await work()
    } finally {
      this.#running.delete(waiting)
      this.#startNext()
    }
  }

  #requireRoom({ account, network }: Owner): void {
    const all = [...this.#running.keys(), ...[...this.#waiting.values()].flat()].map(({ owner }) => owner)
    const ofAccount = all.filter((other) => account !== null && other.account === account).length
    const ofNetwork = all.filter((other) => network !== null && other.network === network).length
    const { most, mostOfAccount, mostOfNetwork } = this.#limits
    if (all.length >= most || ofAccount >= mostOfAccount || ofNetwork >= mostOfNetwork) throw new QueueFull()
  }

  #startNext(): void {
    for (const [key, line] of this.#waiting) {
      if (this.#running.size >= this.#limits.places) return
      const [next, ...rest] = line
      if (!next || !this.#mayStart(key, next.owner)) continue
      this.#waiting.delete(key)
      if (rest.length > 0) this.#waiting.set(key, rest)
      this.#running.set(next, key)
      next.start()
    }
  }

  #mayStart(key: string, { network }: Owner): boolean {
    const running = [...this.#running]
    if (running.some(([, other]) => other === key)) return false
    const ofNetwork = running.filter(([{ owner }]) => network !== null && owner.network === network).length
    return ofNetwork < this.#limits.placesOfNetwork
  }
}

function keyOf({ account, network }: Owner): string {
  return account === null ? `network ${network}` : `account ${account}`
}
