import {
  channelsOfAccounts,
  type KnownAccount,
  salesAccountKey,
} from '@panai/contract/sales/sales-account-kinds'
import type { SalesLine } from './sales-row.ts'

/** Tells whose account a row is. */
export class KnownAccounts {
  readonly #byId: ReadonlyMap<number, KnownAccount>
  readonly #byName: ReadonlyMap<string, KnownAccount>
  readonly #ofFile: KnownAccount | null

  /** @param ofFile the number of the account of which somebody said that the file is. */
  constructor(accounts: readonly KnownAccount[], ofFile: number | null) {
    this.#byId = new Map(accounts.map((account) => [account.id, account]))
    this.#byName = new Map(accounts.flatMap((account) => account.names.map((name) => [name, account])))
    this.#ofFile = this.#get(ofFile)
  }

  /** Whether the whole file is of one account, of which channels can't have rows in it. */
  get isOfOne(): boolean {
    return this.#ofFile !== null
  }

  /** By a name that it has, or had before. */
  find(name: string): KnownAccount | null {
    return this.#byName.get(salesAccountKey(name)) ?? null
  }

  /** As the row says it, else as somebody said of the file, else as its layout has it. */
  of(
    { account, channel }: Pick<SalesLine, 'account' | 'channel'>,
    ofLayout: number | null,
  ): KnownAccount | null {
    if (account !== null) return this.#get(account)
    return channelsOfAccounts.has(channel) ? (this.#ofFile ?? this.#get(ofLayout)) : null
  }

  #get(id: number | null): KnownAccount | null {
    return id === null ? null : (this.#byId.get(id) ?? null)
  }
}
